import type { InsightFactsDoc, Tracked } from './document-types.ts';
import { ignoreConflict } from './documents.ts';
import type { Container, Doc } from './store.ts';

/**
 * A container whose documents say when they were last written, and which leaves a note of each removal before it
 * happens, so that a timer finds what has changed (services/insight/).
 */
export function tracked<T extends Doc & Tracked>(
  container: Container<T>,
  kind: 'invites' | 'quizResults',
  notes: Container<InsightFactsDoc>,
  now: () => Date,
): Container<T> {
  const stamped = (doc: T): T => ({ ...doc, changed: Math.floor(now().getTime() / 1000) });
  return {
    ...container,
    create: (doc) => container.create(stamped(doc)),
    replace: (doc, etag) => container.replace(stamped(doc), etag),
    async remove(id, etag) {
      const time = now().getTime();
      const removed = { kind, id, time };
      // Two removals of one record at the same time need one note.
      const note = { due: time, run: 0, facts: null, invite: null, removed };
      await notes.create({ id: `removed-${kind}-${id}-${time}`, ...note }).catch(ignoreConflict);
      await container.remove(id, etag);
    },
  };
}
