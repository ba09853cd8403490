import { mayAnswerWith, type QuizView } from '@vse/domain/access/policies';
import type {
  ExportedResult,
  HistoryItem,
  QuizQuestion,
  QuizResult,
  QuizResultSummary,
} from '@vse/domain/records/quiz-results';
import { matchFigure } from '@vse/domain/rules/match-figure';
import { type Sign, srcSet } from '../../clients/blobs.ts';
import type {
  AnswerDoc,
  FragranceVersionDoc,
  QuizResultDoc,
  QuizVersionDoc,
  RecommendedDoc,
} from '../../store/document-types.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Needs } from '../context.ts';
import { FORMER_KEY, namesFor } from '../users/names-of-users.ts';
import type { ListedDoc, SummaryDoc } from './find-results.ts';
import { askedSamples, outcomesOf } from './outcome-views.ts';
import { ownerNames } from './owner-names.ts';
import { portraitOf } from './portrait.ts';
import { readVersion } from './quiz-versions.ts';
import { givenIn, type Selected, selectedIn, selectedOf } from './selected-answers.ts';

/** The address of a result's page. Anybody who has the address can open the page. */
export const permalinkOf = ({ config }: Needs<'config'>, id: string): string =>
  `${config.SITE_URL}/results/${id}`;

function summaryOf(context: Needs<'config'>, doc: SummaryDoc): QuizResultSummary {
  const { id, isQuizStarted, isQuizCompleted, quizStartDate, quizCompleteDate } = doc;
  return {
    id,
    isQuizStarted,
    isQuizCompleted,
    permalinkUrl: permalinkOf(context, id),
    quizStartDate,
    quizCompleteDate,
    ...partiesOf(doc),
    provider: doc.provider,
  };
}

/**
 * The invite and the project, the one of them that is there with its salesperson. One that is missing stays so: the
 * record cannot be read then.
 */
function partiesOf({
  invite,
  project,
  salesperson,
}: SummaryDoc): Pick<QuizResultSummary, 'invite' | 'project'> {
  return {
    invite: invite?.name === undefined ? invite : { ...invite, salesperson },
    project: project?.name === undefined ? project : { ...project, salesperson },
  };
}

/** A result in the history: how far an unfinished quiz is, and the best match where the fragrances were read. */
export async function historyItem(
  context: Needs<'config' | 'records' | 'heldFragrances'>,
  doc: ListedDoc,
): Promise<HistoryItem> {
  const [best] = doc.recommendedFragrances ?? [];
  const colors = best && (await readFragranceVersion(context, best.version)).colors;
  const answered = doc.selected.filter((positions) => positions.length > 0).length;
  return {
    ...summaryOf(context, doc),
    ...(!doc.isQuizCompleted &&
      answered > 0 && { progress: { answered, questions: doc.selected.length } }),
    ...(best && { bestMatch: { name: best.name, color: colors?.[0] } }),
  };
}

type ViewNeeds = Needs<
  'config' | 'blobs' | 'records' | 'providerNames' | 'userNames' | 'heldVersions' | 'heldFragrances'
>;

export async function fullResult(
  context: ViewNeeds,
  doc: QuizResultDoc,
  asked: QuizView,
): Promise<QuizResult> {
  // The token of a respondent who was erased is still valid, and shows no more than the permalink.
  const view = asked === 'respondent' && doc.invite.email === '' ? 'shown' : asked;
  const sign = await context.blobs.signer();
  // Only staff read the list; the permalink's page shows no provider id.
  const { invite, project, provider: _, ...shown } = summaryOf(context, doc);
  const version = await readVersion(context, doc.version);
  const selected = selectedOf(version, doc);
  const shared = {
    view,
    sign,
    version,
    titles: titlesByAdjective(selectedIn(version, selected)),
    hasLogo: doc.hasLogo,
    ideal: doc.ideal,
  };
  const recommended = await mapInChunks(doc.recommendedFragrances, (kept) =>
    recommendedView(context, kept, shared),
  );
  return {
    ...shown,
    ...(view === 'staff' && { invite, project, ...(await staffPart(context, doc)) }),
    ...(view === 'respondent' && doc.offersSamples && { samples: { asked: askedSamples(doc) } }),
    ...(view === 'respondent' && writableTo(invite)),
    generatedFor: doc.invite.name ?? doc.project.name ?? '',
    generatedBy: await generatedBy(context, doc),
    isMine: mayAnswerWith(view, doc),
    questions: view === 'shown' ? [] : questionsOf(version, selected, sign),
    recommendedFragrances: recommended,
  };
}

/** The salesperson whom the respondent can write to: nobody once they are erased. */
const writableTo = ({ salesperson }: QuizResultSummary['invite']) =>
  salesperson && salesperson !== FORMER_KEY ? { invitedBy: salesperson } : {};

/** The invitee, or the salesperson of a project as they are named now. */
async function generatedBy(context: ViewNeeds, doc: QuizResultDoc): Promise<string> {
  const { inviteId, invite, salespersonId } = doc;
  return inviteId === null
    ? (await namesFor(context, [salespersonId]))(salespersonId)
    : (invite.name ?? '');
}

const staffPart = async (context: ViewNeeds, doc: QuizResultDoc) => ({
  owner: await ownerNames(context, doc),
  outcomes: await outcomesOf(context, doc),
});

function questionsOf(version: QuizVersionDoc, selected: Selected, sign: Sign): QuizQuestion[] {
  return version.questions.map(({ id, type, questionText, answers }) => ({
    id,
    type,
    questionText,
    selectedAnswers: selected[id] ?? [],
    sourceAnswers: answers.map(({ id, title, publishState, heroImageUrl }) => ({
      id,
      type,
      title,
      publishState,
      ...srcSet(heroImageUrl, sign),
      heroImageUrl: sign(heroImageUrl),
    })),
  }));
}

type Shown = {
  view: QuizView;
  sign: Sign;
  version: QuizVersionDoc;
  titles: ReadonlyMap<string, string[]>;
  hasLogo: boolean;
  ideal: number | undefined;
};

/** A recommendation as it was when the quiz was completed. Only staff see scores and points. */
async function recommendedView(
  context: ViewNeeds,
  { id, label, score, version, reasons }: RecommendedDoc,
  shown: Shown,
): Promise<RecommendedFragranceView> {
  const { view, sign, hasLogo, version: quiz } = shown;
  const match = matchFigure(score, shown.ideal);
  const fragrance = await readFragranceVersion(context, version);
  const {
    oneSheetPdfFilename,
    oneSheetPdfUrlWithoutLogo,
    oneSheetPdfWithoutLogoFilename,
    ...rest
  } = fragrance;
  const [path, filename] = hasLogo
    ? [rest.oneSheetPdfUrl, oneSheetPdfFilename]
    : [oneSheetPdfUrlWithoutLogo, oneSheetPdfWithoutLogoFilename];
  return {
    ...rest,
    id,
    label,
    ...(match !== undefined && { match }),
    ...(label === 'BEST MATCH' && { portrait: portraitOf(fragrance, reasons, quiz.adjectives) }),
    ...(view === 'staff' && { score }),
    ...srcSet(rest.heroImageUrl, sign),
    heroImageUrl: sign(rest.heroImageUrl),
    oneSheetPdfUrl: sign(path, filename || rest.name),
    reasons: reasons.map(([adjectiveId, count]) => {
      const { adjective, answers, weight } = reasonOf(fragrance, adjectiveId, shown);
      const points = view === 'staff' && { count, weight, points: weight * count };
      return { adjectiveId, adjective, answers, ...points };
    }),
  };
}

/** The parts of a reason that the versions of the quiz and of the fragrance have. */
function reasonOf(
  { adjectives }: FragranceVersionDoc,
  adjectiveId: string,
  { version, titles }: Shown,
) {
  return {
    adjective: version.adjectives[adjectiveId] ?? '',
    weight: adjectives.find(({ id }) => id === adjectiveId)?.weight ?? 0,
    answers: titles.get(adjectiveId) ?? [],
  };
}

/** The titles of the answers that have each adjective, in the order of the answers. */
function titlesByAdjective(answers: readonly AnswerDoc[]): Map<string, string[]> {
  const titles = new Map<string, string[]>();
  for (const { title, adjectives } of answers)
    for (const id of new Set(adjectives.map((each) => each.id)))
      titles.set(id, [...(titles.get(id) ?? []), title]);
  return titles;
}

function readFragranceVersion(
  { records, heldFragrances }: Needs<'records' | 'heldFragrances'>,
  id: string,
): Promise<FragranceVersionDoc> {
  return heldFragrances.get(id, async () => {
    const stored = await records.fragranceVersions.read(id);
    if (!stored) throw new Error(`The fragrance version ${id} is missing`);
    return stored.doc;
  });
}

type RecommendedFragranceView = QuizResult['recommendedFragrances'][number];

/** What the spreadsheets have of a result: the titles of the selected answers only, and no texts of fragrances. */
export async function exportedResult(
  context: Needs<'records' | 'userNames' | 'heldVersions'>,
  doc: QuizResultDoc,
): Promise<ExportedResult & { id: string }> {
  const outcomes = await outcomesOf(context, doc);
  return {
    id: doc.id,
    quizStartDate: doc.quizStartDate,
    quizCompleteDate: doc.quizCompleteDate,
    ...partiesOf(doc),
    questions: givenIn(await readVersion(context, doc.version), doc),
    recommendedFragrances: doc.recommendedFragrances.map(({ id: fragrance, name, sku, score }) => {
      const own = outcomes.filter((outcome) => outcome.fragrance === fragrance);
      return { name, sku, score, ...(own.length > 0 && { outcomes: own }) };
    }),
  };
}
