import type { ClientError } from '@vse/domain/records/client-errors';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { count, logEvent, withoutAddresses } from '../tracing/telemetry.ts';

const PER_ADDRESS = 5;
const PER_INSTANCE = 60;
const STACK_LINES = 4;

/**
 * Longer than any word in our paths and shorter than an id, because a result's id is its permalink and is never logged.
 */
const SCREEN_WORD = /^[a-z-]{1,20}$/;
const ID = /[\w-]{24,}/g;

/**
 * Logs errors of browsers. Anyone may report them, so they are limited by address and for this instance: a flood would
 * cost money, hide other lines and trigger an alert. Counted in memory, because a report must not cost a store call.
 */
export function createClientErrors(now: () => Date) {
  let minute = 0;
  let total = 0;
  let byAddress = new Map<string, number>();

  function isWithinCap(address: string): boolean {
    const current = Math.floor(now().getTime() / MINUTE_MS);
    if (current !== minute) {
      [minute, total, byAddress] = [current, 0, new Map()];
    }
    const own = byAddress.get(address) ?? 0;
    if (total >= PER_INSTANCE || own >= PER_ADDRESS) return false;
    total += 1;
    byAddress.set(address, own + 1);
    return true;
  }

  return {
    /** Returns whether the error was logged; false beyond the limit. */
    report(address: string, { path, message, stack }: ClientError): boolean {
      if (!isWithinCap(address)) {
        count('client_errors_dropped');
        return false;
      }
      logEvent('warn', 'clientError', {
        screen: screenOf(path),
        message: withoutTraces(message),
        stack: withoutTraces(stack.split('\n').slice(0, STACK_LINES).join('\n')),
      });
      return true;
    },
  };
}

/** The screen of a path. Segments that are not words of ours may be ids, codes or names, and are removed. */
const screenOf = (path: string) =>
  path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part) => (part === '' || SCREEN_WORD.test(part) ? part : ':id'))
    .join('/');

const withoutTraces = (text: string) => withoutAddresses(text).replace(ID, '<id>');
