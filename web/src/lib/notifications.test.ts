import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closeNotification,
  notifications,
  notify,
  pauseNotification,
  resumeNotification,
} from './notifications.ts';

const texts = () => notifications.get().map(({ text }) => text);
const lastId = () => notifications.get().at(-1)?.id ?? 0;

beforeEach(() => {
  vi.useFakeTimers();
  notifications.set([]);
});
afterEach(() => {
  vi.useRealTimers();
});

test('a success closes after three seconds, and not earlier', () => {
  notify('Saved');
  vi.advanceTimersByTime(2999);
  expect(texts()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('an error stays until it is closed', () => {
  notify('Not saved', { isError: true });
  const id = lastId();
  vi.advanceTimersByTime(600_000);
  resumeNotification(id);
  vi.advanceTimersByTime(600_000);
  expect(texts()).toEqual(['Not saved']);
  closeNotification(id);
  expect(texts()).toEqual([]);
});

test('the same error replaces the shown one, and others stay', () => {
  notify('Not saved', { isError: true });
  const first = lastId();
  notify('Not sent', { isError: true });
  notify('Not saved', { isError: true });
  expect(texts()).toEqual(['Not sent', 'Not saved']);
  expect(lastId()).not.toBe(first);
});

test('the same success stands beside the shown one', () => {
  notify('Saved');
  notify('Saved');
  expect(texts()).toEqual(['Saved', 'Saved']);
});

test('a notification stays open while the pointer is on it, and for its whole time afterwards', () => {
  notify('Saved');
  const id = lastId();
  vi.advanceTimersByTime(2900);
  pauseNotification(id);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Saved']);
  resumeNotification(id);
  vi.advanceTimersByTime(2999);
  expect(texts()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('a notification with an action stays for fifteen seconds', () => {
  notify('Published', { action: { label: 'Undo', busy: 'Undoing…', run: async () => undefined } });
  vi.advanceTimersByTime(14_999);
  expect(texts()).toEqual(['Published']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});
