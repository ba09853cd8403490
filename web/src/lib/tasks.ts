import { askBeforeUnload } from './browser/ask-before-unload.ts';
import { createStore, useStore } from './browser/store.ts';

type Progress = {
  done: number;
  /** 0 until it is known. */
  total: number;
  /** What it is at, instead of how many are done. */
  text?: string | undefined;
};

/** Long work that goes on wherever the person is in the office. The shell shows it, and its result is a notification. */
export type Task = Progress & {
  /** What runs one at a time. */
  key: string;
  title: string;
  isStopping: boolean;
  /** Undefined for work that the server goes on with without the page. */
  stop: (() => void) | undefined;
};

type Start = Progress & {
  key: string;
  title: string;
  /** The server does it: it cannot be stopped here, and closing the tab loses nothing. */
  isOfServer?: boolean;
};

export type Running = { signal: AbortSignal; onProgress: (progress: Progress) => void };

export const tasks = createStore<readonly Task[]>([]);

/**
 * Runs long work, unless work of its key runs already. While the browser has to do it, closing or reloading the tab asks
 * first; going elsewhere in the app does not. The work notifies how it ended; a failure after Stop is not one.
 */
export async function runTask(
  { isOfServer = false, ...start }: Start,
  work: (running: Running) => Promise<void>,
): Promise<void> {
  const { key } = start;
  if (tasks.get().some((task) => task.key === key)) return;
  const controller = new AbortController();
  const { signal } = controller;
  const change = (part: Partial<Task>) =>
    set(tasks.get().map((task) => (task.key === key ? { ...task, ...part } : task)));
  const stop = () => {
    change({ isStopping: true });
    controller.abort();
  };
  set([...tasks.get(), { ...start, isStopping: false, stop: isOfServer ? undefined : stop }]);
  try {
    await work({ signal, onProgress: ({ text, ...counted }) => change({ ...counted, text }) });
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    set(tasks.get().filter((task) => task.key !== key));
  }
}

/** The running task of a key. */
export const useTask = (key: string): Task | undefined =>
  useStore(tasks).find((task) => task.key === key);

function set(next: readonly Task[]) {
  tasks.set(next);
  // A listener that is always there would keep pages out of the browser's back/forward cache.
  const change = next.some(({ stop }) => stop) ? addEventListener : removeEventListener;
  change('beforeunload', askBeforeUnload);
}
