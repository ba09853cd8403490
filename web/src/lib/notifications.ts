import { NOTIFICATION_MS } from '@vse/domain/limits';
import { store } from './store.ts';

export type Notification = { id: number; text: string; isError: boolean };

export const notifications = store<readonly Notification[]>([]);
let lastId = 0;

/** Says something at the top right; it goes on a click or by itself. */
export function notify(text: string, { isError = false } = {}) {
  lastId += 1;
  const id = lastId;
  notifications.set([...notifications.get(), { id, text, isError }]);
  setTimeout(() => closeNotification(id), NOTIFICATION_MS);
}

export function closeNotification(id: number) {
  notifications.set(notifications.get().filter((notification) => notification.id !== id));
}
