import type { Source } from '@vse/domain/rules/insight-names';

/** Whose cases counts are of: all, those of a provider, of a salesperson at a provider, or of a salesperson. */
export type ScopeName = {
  generation: string;
  source: Source;
  provider?: string | undefined;
  salesperson?: string | undefined;
};

/** The text that names a scope in the documents. Ids have no dots. */
export const scopeKey = ({ generation, source, provider, salesperson }: ScopeName): string =>
  [
    generation,
    source,
    provider === undefined ? '' : `p-${provider}`,
    salesperson === undefined ? '' : `s-${salesperson}`,
  ].join('.');
