import type { ClientError } from '@vse/domain/records/client-errors';
import { count, logEvent, withoutAddresses } from '../tracing/telemetry.ts';
import { createMinuteCap } from './minute-cap.ts';

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
  const isWithinCap = createMinuteCap(now, PER_ADDRESS, PER_INSTANCE);
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
