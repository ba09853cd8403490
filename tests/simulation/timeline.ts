import type { Role } from '@vse/domain/access/permissions';
import type { LastChange, PublishedHeadDoc } from '../../api/src/store/document-types.ts';
import type { ContainerName, Doc } from '../../api/src/store/store.ts';

/** A write that the store has executed. `doc` is undefined for a removal. */
export type Write = {
  /** The step in which it was executed. */
  step: number;
  container: ContainerName;
  id: string;
  before: string | undefined;
  etag: string | undefined;
  doc: Doc | undefined;
  /** The request that it belongs to; undefined for a timer's. */
  request: Request | undefined;
};

/** A request as an instance works on it. */
export type Request = {
  name: string;
  /** The step in which the instance got it, and the one in which it answered 200. */
  begun: number;
  /** When it arrived. */
  at: number;
  acknowledged?: number;
  /** Undefined for an anonymous request. */
  who?: Who | undefined;
  input: Record<string, unknown>;
};

/** Who asks: a respondent for one result, or staff with the id of their settings and of their provider. */
export type Who =
  | { kind: 'respondent'; result: string }
  | { kind: Role; userId: string; provider: string };
/** Records that were read from the store for a request. */
export type Read = { container: ContainerName; ids: string[]; isPage?: boolean };

/** Everything that was ever written, by record. The first write of a record comes first. */
export type Timeline = ReturnType<typeof createTimeline>;

export function createTimeline() {
  const records = new Map<string, Write[]>();
  const keyOf = (container: ContainerName, id: string) => `${container}/${id}`;
  const writesOf = (container: ContainerName, id: string) =>
    records.get(keyOf(container, id)) ?? [];
  const all: Write[] = [];
  /** The change sets that quizzes may see, by the step in which the published state took them in. */
  const shownSets = new Map<string, number>();

  /** The head takes in a change set when it is complete. */
  function noteSet({ container, id, doc, step }: Write): void {
    const isHead = container === 'published' && id === 'head';
    const set = isHead ? (doc as PublishedHeadDoc).set : undefined;
    if (set?.isShown && !shownSets.has(set.id)) shownSets.set(set.id, step);
  }

  /** The step from which on a state is acknowledged: its request's, or that in which its change set was complete. */
  function acknowledged({ doc, request }: Write): number | undefined {
    const set = (doc as LastChange | undefined)?.changeSet?.id;
    return set === undefined ? request?.acknowledged : shownSets.get(set);
  }

  /** Nothing of a change set may be seen before it is complete. */
  function isHidden({ doc }: Write, ended: number): boolean {
    const set = (doc as LastChange | undefined)?.changeSet?.id;
    return set !== undefined && (shownSets.get(set) ?? Infinity) > ended;
  }

  return {
    all,
    shownSets,
    writesOf,
    /** Adds a write. Returns the problem when it did not start from the newest ETag. */
    add(write: Write): string | undefined {
      const key = keyOf(write.container, write.id);
      const list = records.get(key) ?? [];
      const newest = list.at(-1)?.etag;
      noteSet(write);
      list.push(write);
      all.push(write);
      records.set(key, list);
      if (write.before !== newest) return `history: ${key} was written over an older ETag`;
      return undefined;
    },
    /** The ids of all records that a container ever had. */
    ids: (container: ContainerName): string[] =>
      [...records.keys()]
        .filter((key) => key.startsWith(`${container}/`))
        .map((key) => key.slice(container.length + 1)),
    newest: (container: ContainerName, id: string): Write | undefined =>
      writesOf(container, id).at(-1),
    /**
     * The states that work which began with step `begun` and ended with step `ended` may have seen of a record: the
     * last one that was acknowledged before, or any later one. Undefined stands for a record that does not exist. A
     * state that a change set wrote is not among them before the set is complete.
     */
    seenBetween<T extends Doc>(
      container: ContainerName,
      id: string,
      begun: number,
      ended: number,
    ): (T | undefined)[] {
      const writes = writesOf(container, id).filter(
        (write) => write.step <= ended && !isHidden(write, ended),
      );
      const first = writes.findLastIndex((write) => (acknowledged(write) ?? Infinity) < begun);
      // The cast is at the edge: a container has documents of one type.
      const states = writes.slice(Math.max(first, 0)).map(({ doc }) => doc as T | undefined);
      return first < 0 ? [undefined, ...states] : states;
    },
  };
}
