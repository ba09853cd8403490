import { NOTIFICATION_MS } from '@vse/domain/limits';
import { createStore } from './browser/store.ts';

/** What a notification offers. It stays open until `run` has ended, which never rejects. */
export type NotificationAction = { label: string; busy: string; run: () => Promise<void> };
export type Notification = {
  id: number;
  text: string;
  isError: boolean;
  action?: NotificationAction | undefined;
};
type Options = { isError?: boolean; action?: NotificationAction };

export const notifications = createStore<readonly Notification[]>([]);
/** Whether the area for notifications is needed: true from the first office screen or the first notification. */
export const isNotifying = createStore(false);
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;
/** Time to read what can be done, and to get there by keyboard. */
const ACTION_MS = 15_000;

/**
 * Shows a message at the top right. A success closes after a while, later with an action. An error stays until the person
 * closes it. An error with the same text replaces it and is announced again.
 */
export function notify(text: string, { isError = false, action }: Options = {}) {
  lastId += 1;
  isNotifying.set(true);
  const others = notifications
    .get()
    .filter((shown) => !(isError && shown.isError && shown.text === text));
  notifications.set([...others, { id: lastId, text, isError, action }]);
  if (!isError) resumeNotification(lastId);
}

export function closeNotification(id: number) {
  pauseNotification(id);
  notifications.set(notifications.get().filter((notification) => notification.id !== id));
}

/** Keeps a notification open while it has the pointer or the focus. */
export function pauseNotification(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Restarts a notification's time, so that the person can look back at it. */
export function resumeNotification(id: number) {
  const found = notifications.get().find((notification) => notification.id === id);
  if (!found || found.isError) return;
  pauseNotification(id);
  timers.set(
    id,
    setTimeout(() => closeNotification(id), found.action ? ACTION_MS : NOTIFICATION_MS),
  );
}
