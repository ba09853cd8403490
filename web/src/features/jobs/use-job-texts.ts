import type { Job } from '@vse/domain/records/jobs';
import { useChangeWords } from '../../lib/words/changes.ts';
import { useFormats } from '../../lib/words/format.ts';
import { wordOf } from '../../lib/words/word-of.ts';
import { useListed } from '../../ui/office/changes/use-listed.ts';
import { usePeopleWords } from '../people/words/people.ts';
import { useJobWords } from './words/jobs.ts';

/** What is said of a job in words. */
export function useJobTexts() {
  const jobs = useJobWords();
  const changes = useChangeWords();
  const { places } = usePeopleWords();
  const listed = useListed();
  const { number } = useFormats();
  // An erasure counts by the places of what it erases.
  const labels = { ...jobs.counts, ...places };
  return {
    /** Whether this version has words for a job, and knows what can be done with it. */
    isKnown: ({ kind }: Job) => wordOf(jobs.kinds, kind) !== undefined,
    /** What a job is. One of a newer version has the name of its kind. */
    what: ({ kind, total }: Job) =>
      kind === 'changeSet' && total !== null
        ? jobs.changeOf({ count: total, shown: number(total) })
        : (wordOf(jobs.kinds, kind) ?? kind),
    /** How far it is, a text for each thing that it has done. */
    far: ({ counts, total }: Job) =>
      counts
        .filter(({ count }) => count > 0)
        .map(({ what, count }) => {
          const isOfAll = what === 'written' && total !== null;
          const done = isOfAll
            ? changes.progress({ done: number(count), total: number(total) })
            : number(count);
          return jobs.count({ label: wordOf(labels, what) ?? what, count: done });
        }),
    /** How many records it has left in which state, and their names. */
    left: ({ left }: Job) =>
      left
        .filter(({ count }) => count > 0)
        .map(({ state, count, names }) => {
          const text = jobs.left[state]({ count });
          return names.length > 0
            ? changes.because({ name: text, reason: listed(names, count) })
            : text;
        }),
  };
}
