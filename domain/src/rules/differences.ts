/** What one save changed, in a form that every language can say. */
export type Difference = {
  /** The field as it is named on the wire; of an answer, with the prefix 'answers.'. */
  field: string;
  /** The adjective or the answer that it is about, by its name. */
  item?: string;
  /**
   * The values before and after. Of a set, those that went and those that came. Empty where there was none. The wire has
   * '' for each file.
   */
  before: string[];
  after: string[];
};

/** One thing that a state says. Two states are compared by the facets with the same field and id. */
type Facet = {
  field: string;
  id?: string;
  item?: string;
  values: string[];
  /** The order of the values says nothing. */
  isSet?: true;
};

type Named = { id: string; name: string };
type ComparedStates = {
  adjective: { name: string };
  fragrance: Record<(typeof TEXTS)[number], string> &
    Record<(typeof FLAGS)[number], boolean> &
    Record<(typeof FILES)[number], string> & {
      adjectives: (Named & { weight: number })[];
      colors: string[];
    };
  provider: {
    name: string;
    showLogoOnPdf: boolean;
    offersSamples?: boolean | undefined;
    privacyNotice?: string | undefined;
    fragrances: { id: string }[];
  };
  question: {
    questionText: string;
    type: string;
    publishState: string;
    answers: {
      id: string;
      title: string;
      publishState: string;
      heroImageUrl: string;
      adjectives: { id: string }[];
    }[];
  };
};
export type ComparedKind = keyof ComparedStates;

const TEXTS = [
  'name',
  'sku',
  'shortDescription',
  'longDescription',
  'family',
  'collection',
  'publishState',
  'detectionLevel',
] as const;
const FLAGS = ['isOdorNeutralizer', 'isEnforceAdjectivesAndColors', 'isEnforceUploads'] as const;
const FILES = ['heroImageUrl', 'oneSheetPdfUrl', 'oneSheetPdfUrlWithoutLogo'] as const;

const text = (field: string, value: string | boolean): Facet => ({
  field,
  values: value === '' ? [] : [String(value)],
});

const facets: { [Kind in ComparedKind]: (state: ComparedStates[Kind]) => Facet[] } = {
  adjective: ({ name }) => [text('name', name)],
  fragrance: (state) => [
    ...TEXTS.map((field) => text(field, state[field])),
    ...FLAGS.map((field) => text(field, state[field])),
    ...FILES.map((field) => text(field, state[field])),
    ...state.adjectives.map(({ id, name, weight }) => ({
      ...text('adjectives', String(weight)),
      id,
      item: name,
    })),
    { field: 'colors', values: state.colors },
  ],
  provider: ({ name, showLogoOnPdf, offersSamples = false, privacyNotice = '', fragrances }) => [
    text('name', name),
    text('showLogoOnPdf', showLogoOnPdf),
    text('offersSamples', offersSamples),
    text('privacyNotice', privacyNotice),
    { field: 'fragrances', values: idsOf(fragrances), isSet: true },
  ],
  question: ({ questionText, type, publishState, answers }) => [
    text('questionText', questionText),
    text('type', type),
    text('publishState', publishState),
    ...answers.flatMap((answer) => {
      const about = { id: answer.id, item: answer.title };
      return [
        { ...text('answers', answer.title), ...about },
        { ...text('answers.publishState', answer.publishState), ...about },
        { ...text('answers.heroImageUrl', answer.heroImageUrl), ...about },
        {
          field: 'answers.adjectives',
          values: idsOf(answer.adjectives),
          isSet: true as const,
          ...about,
        },
      ];
    }),
    { field: 'answers.order', values: idsOf(answers) },
  ],
};

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

const keyOf = ({ field, id }: Facet) => JSON.stringify([field, id]);

/**
 * What differs between two states of a record, field by field. Values of `fragrances` and `answers.adjectives` are ids.
 * Of an answer that came or went, its title alone.
 */
export function differences<Kind extends ComparedKind>(
  kind: Kind,
  before: ComparedStates[Kind],
  after: ComparedStates[Kind],
): Difference[] {
  const former = new Map(facets[kind](before).map((facet) => [keyOf(facet), facet]));
  const latter = new Map(facets[kind](after).map((facet) => [keyOf(facet), facet]));
  return [...new Set([...former.keys(), ...latter.keys()])].flatMap((key) => {
    const [one, other] = [former.get(key), latter.get(key)];
    const { field = '', item = '' } = other ?? one ?? {};
    const isWhole = one && other;
    if (field.startsWith('answers.') && !isWhole) return [];
    const [gone, come] = changed(one, other);
    // Answers that came or went change their list anyway.
    const isSaid = field !== 'answers.order' || hasSameIds(gone, come);
    if ((gone.length === 0 && come.length === 0) || !isSaid) return [];
    return { field, ...(item && { item }), before: gone, after: come };
  });
}

function changed(one: Facet | undefined, other: Facet | undefined): [string[], string[]] {
  const [before, after] = [one?.values ?? [], other?.values ?? []];
  if ((one ?? other)?.isSet) {
    const [held, kept] = [new Set(before), new Set(after)];
    return [before.filter((value) => !kept.has(value)), after.filter((value) => !held.has(value))];
  }
  const isSame = before.length === after.length && before.every((each, at) => each === after[at]);
  return isSame ? [[], []] : [before, after];
}

const hasSameIds = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join();
