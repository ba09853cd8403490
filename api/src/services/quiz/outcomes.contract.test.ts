import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { resultDoc } from '../../../../tests/support/insight.ts';
import { interleave } from '../../../../tests/support/interleave.ts';
import { describeStores } from '../../../../tests/support/store-suites.ts';
import type { QuizResultDoc } from '../../store/document-types.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { noteOutcome, type OutcomeChange } from './note-outcome.ts';

const RECOMMENDED = ['sea', 'sun', 'oak', 'fig', 'rue', 'tea'].map((id) => ({
  ...{ id, name: id, sku: id, label: 'GOOD MATCH' as const, score: 1 },
  ...{ version: id, reasons: [] },
}));
const anyone = () => undefined;
const now = () => new Date('2026-11-20T10:00:00.000Z');

describeStores('Outcomes of a result', ({ store }) => {
  async function open() {
    const interleaved = interleave(store());
    const id = randomUUID();
    const [mine, theirs] = [recordsOf(interleaved, now), recordsOf(store(), now)];
    const done = { isQuizCompleted: true, recommendedFragrances: RECOMMENDED };
    await theirs.quizResults.create(resultDoc(id, '2026-11-19T10:00:00.000Z', done));
    const note =
      (records: typeof mine) =>
      (fragrance: string, kind: OutcomeChange['kind'], more: Partial<OutcomeChange> = {}) =>
        noteOutcome(
          { records, now },
          id,
          { ...{ fragrance, kind, noted: {}, seen: null, by: 'mara' }, ...more },
          anyone,
        );
    const stored = async () =>
      ((await theirs.quizResults.read(id))?.doc.outcomes ?? []).map(
        ({ at, kind, rating, reason, by }) => [at, kind, rating ?? reason ?? '', by].join(' '),
      );
    const change = (work: (doc: QuizResultDoc) => QuizResultDoc) => async () => {
      const read = await theirs.quizResults.read(id);
      if (read) await theirs.quizResults.replace(work(read.doc), read.etag);
    };
    return { interleaved, note: note(mine), other: note(theirs), stored, change };
  }

  it('of other fragrances and kinds are kept when two people note at the same time', async () => {
    const { interleaved, note, other, stored } = await open();
    interleaved.beforeWrite('quizResults', 1, async () => {
      await other('sea', 'smelled', { noted: { rating: 5 }, by: 'jonah' });
      await other('oak', 'refused', { noted: { reason: 'too sweet' }, by: 'jonah' });
    });
    await note('sea', 'sent');
    expect(await stored()).toEqual([
      '0 sent  mara',
      '0 smelled 5 jonah',
      '2 refused too sweet jonah',
    ]);
  });

  it('of twelve people at the same time are all kept', async () => {
    const { note, stored } = await open();
    const all = RECOMMENDED.flatMap(({ id }) => [note(id, 'sent'), note(id, 'chosen')]);
    await Promise.all(all);
    expect(await stored()).toHaveLength(12);
  });

  it('refuse a rating whose author has not seen one that was noted before', async () => {
    const { interleaved, note, other, stored } = await open();
    interleaved.beforeWrite('quizResults', 1, () =>
      other('sea', 'smelled', { noted: { rating: 2 }, by: 'jonah' }),
    );
    const late = note('sea', 'smelled', { noted: { rating: 4 } });
    await expect(late).rejects.toMatchObject({ status: 412 });
    expect(await stored()).toEqual(['0 smelled 2 jonah']);
    await note('sea', 'smelled', { noted: { rating: 4 }, seen: now().toISOString() });
    expect(await stored()).toEqual(['0 smelled 4 mara']);
  });

  it('keep a rating that replaced the one that somebody takes back', async () => {
    const { note, stored } = await open();
    await note('sea', 'smelled', { noted: { rating: 2 } });
    const before = '2026-11-20T09:00:00.000Z';
    const late = note('sea', 'smelled', { noted: undefined, seen: before });
    await expect(late).rejects.toMatchObject({ status: 412 });
    expect(await stored()).toEqual(['0 smelled 2 mara']);
  });

  it('stay the first when the same is noted twice, and are taken back once', async () => {
    const { interleaved, note, other, stored } = await open();
    interleaved.beforeWrite('quizResults', 1, () => other('sun', 'chosen', { by: 'jonah' }));
    await note('sun', 'chosen');
    expect(await stored()).toEqual(['1 chosen  jonah']);
    const taken = { noted: undefined, seen: now().toISOString() };
    await note('sun', 'chosen', taken);
    await note('sun', 'chosen', taken);
    expect(await stored()).toEqual([]);
  });

  it('keep what a respondent or a reader adds to the result at the same time', async () => {
    const { interleaved, note, stored, change } = await open();
    interleaved.beforeWrite(
      'quizResults',
      1,
      change((doc) => ({ ...doc, openedSheets: [3] })),
    );
    const kept = await note('tea', 'sent');
    expect(kept.openedSheets).toEqual([3]);
    expect(await stored()).toEqual(['5 sent  mara']);
  });
});
