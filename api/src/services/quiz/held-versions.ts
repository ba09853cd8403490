import type { QuizVersionDoc } from '../../store/document-types.ts';

const HELD = 50;

/** Caches the most recently used quiz versions in memory. They are immutable, so they never expire. */
export function createHeldVersions() {
  const held = new Map<string, QuizVersionDoc>();
  return {
    get: (id: string) => held.get(id),
    hold(version: QuizVersionDoc): QuizVersionDoc {
      held.delete(version.id);
      held.set(version.id, version);
      const [oldest] = held.keys();
      if (held.size > HELD && oldest) held.delete(oldest);
      return version;
    },
  };
}
