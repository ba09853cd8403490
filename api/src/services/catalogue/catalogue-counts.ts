import { isLeftOut } from '@vse/domain/rules/left-out';
import { isPublished } from '@vse/domain/rules/publish-state';
import { onFirstUse } from '../../clients/first-use.ts';
import type { QuestionDoc } from '../../store/document-types.ts';
import { everything } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Needs } from '../context.ts';
import { keptCount, youngerThan } from '../counts.ts';
import type { Count } from '../kept-counts.ts';
import { readEach } from '../readable.ts';
import { stockedTimes } from './fragrances.ts';

type CountNeeds = Needs<'records' | 'keptCounts' | 'now'>;

const DRAFTS = [{ field: 'publishState', equals: 'Draft' }];
const NAMED = 3;
/** Ids in one query, whose text Cosmos DB limits to 512 KB. */
const AT_ONCE = 1000;

/**
 * The counts of the catalogue for one dashboard, at most `maxAge` seconds old. What a COUNT query cannot answer comes
 * from one read of all questions and one of all inventories, made when they are first needed.
 */
export function catalogueCounts(context: CountNeeds, maxAge: number) {
  const { records, keptCounts, now } = context;
  const isYoung = youngerThan(now, maxAge);
  const fragrances = onFirstUse(() => keptCount(context, 'fragrances', { where: [] }, maxAge));
  const drafts = onFirstUse(() => keptCount(context, 'fragrances', { where: DRAFTS }, maxAge));
  const providers = onFirstUse(() =>
    keptCounts.get('providers', 'stock', isYoung, async () => {
      const found = await everything(records.providers, { fields: ['fragrances'] });
      return { count: found.length, of: [...(await stockedTimes(found)).keys()] };
    }),
  );
  const questions = onFirstUse(() => readQuestions(context));
  const countQuestions = (key: string, isCounted: (question: QuestionFacts) => boolean) =>
    keptCounts.get('questions', key, isYoung, async () => {
      const texts = (await questions()).filter(isCounted).map(({ questionText }) => questionText);
      return { count: texts.length, of: texts.sort().slice(0, NAMED) };
    });

  return {
    fragrances,
    draftFragrances: drafts,
    unstockedFragrances: async () => {
      const [all, unpublished, stock] = await Promise.all([fragrances(), drafts(), providers()]);
      return unstocked(all, unpublished, await stockedFragrances(context, stock, isYoung));
    },
    providers,
    questions: () => countQuestions('all', () => true),
    draftQuestions: () => countQuestions('drafts', (question) => !isPublished(question)),
    leftOutQuestions: () => countQuestions('left out', isLeftOut),
  };
}
export type CatalogueCounts = ReturnType<typeof catalogueCounts>;

type QuestionFacts = Pick<QuestionDoc, 'questionText' | 'publishState' | 'answers'>;

async function readQuestions({ records }: CountNeeds): Promise<QuestionFacts[]> {
  const fields = ['questionText', 'publishState', 'answers'] as const;
  const found = await everything(records.questions, { fields });
  const { items } = await readEach('questions', found, ({ doc }) => ({
    questionText: doc.questionText,
    publishState: doc.publishState,
    answers: [...doc.answers],
  }));
  return items;
}

/** How many published fragrances are in an inventory; no older than the count of the inventories. */
function stockedFragrances(
  { records, keptCounts, now }: CountNeeds,
  stock: Count,
  isYoung: (kept: Count) => boolean,
): Promise<Count> {
  const ids = [...(stock.of ?? [])];
  if (ids.length === 0) return Promise.resolve({ count: 0, countedAt: now().getTime() });
  const isEnough = (kept: Count) => isYoung(kept) && kept.countedAt >= stock.countedAt;
  return keptCounts.get('fragrances', 'stocked', isEnough, async () => {
    const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
      ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
    );
    const counts = await mapInChunks(parts, (part) =>
      records.fragrances.count([
        { field: 'publishState', equals: 'Published' },
        { field: 'id', in: part },
      ]),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  });
}

/** Counted at three moments, so the difference may be out by what was saved in between. */
const unstocked = (all: Count, drafts: Count, stocked: Count): Count => ({
  count: Math.max(0, all.count - drafts.count - stocked.count),
  countedAt: Math.min(all.countedAt, drafts.countedAt, stocked.countedAt),
});
