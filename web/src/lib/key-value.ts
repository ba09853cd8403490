/** What the app needs of a browser storage; tests pass one of their own. */
export type KeyValue = {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
};

/**
 * A browser storage that never throws: where it is switched off or full, values live in memory for as long as the
 * page does.
 */
function keyValue(open: () => Storage): KeyValue {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set: (key, value) => {
      memory.delete(key);
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (!isKept) memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

export const local = keyValue(() => localStorage);
export const perTab = keyValue(() => sessionStorage);
