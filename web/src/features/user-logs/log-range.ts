import { MINUTE_MS } from '@vse/domain/rules/durations';
/** From and to as `datetime-local` values in the browser's time zone; '' when not set. */
export type Range = { from: string; to: string };

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Reads the range from the address. Malformed values count as not set. */
export const readRange = ({ from = '', to = '' }: Readonly<Record<string, string>>): Range => ({
  from: instantOf(from) ? from : '',
  to: instantOf(to) ? to : '',
});

function instantOf(local: string): Date | undefined {
  const instant = LOCAL.test(local) ? new Date(local) : undefined;
  return instant && !Number.isNaN(instant.getTime()) ? instant : undefined;
}

/**
 * The call's dates: both or none (text 2 section 7). The API excludes the end, so a minute is added to it.
 */
export function rangeInput({ from, to }: Range) {
  const first = instantOf(from);
  const last = instantOf(to);
  if (!first || !last) return {};
  return {
    fromDate: first.toISOString(),
    toDate: new Date(last.getTime() + MINUTE_MS).toISOString(),
  };
}

export const isOneDateMissing = ({ from, to }: Range) => (from === '') !== (to === '');
export const isWrongOrder = ({ from, to }: Range) => from !== '' && to !== '' && from > to;
