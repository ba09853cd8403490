import fc from 'fast-check';

/** Values that no field accepts, and unusual values that some fields accept. */
export const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    '',
    ' ',
    [],
    {},
    '\u0000',
    "' OR 1=1 --",
    '<script>',
    '__proto__',
    '\ud800',
    '..',
    'x'.repeat(200),
    'x'.repeat(201),
    `vse-file-upload/${'x'.repeat(1920)}.png`,
  ),
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.string({ minLength: 5000, maxLength: 6000 }),
  fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

type Step = string | number;
type Change =
  | { kind: 'replace'; by: unknown }
  | { kind: 'leave out' }
  | { kind: 'twice' }
  | { kind: 'add'; name: string; value: unknown };

/** A change of one value in an input. `at` selects the value. */
export type Mutation = { at: number; change: Change };

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  change: fc.oneof(
    { weight: 4, arbitrary: nasty.map((by): Change => ({ kind: 'replace', by })) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<Change[]>({ kind: 'leave out' }, { kind: 'twice' }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.string({ maxLength: 20 }), nasty)
        .map(([name, value]): Change => ({ kind: 'add', name, value })),
    },
  ),
});

/** Applies the changes in order to a copy of the input. */
export const mutated = (input: unknown, mutations: readonly Mutation[]): unknown =>
  mutations.reduce<unknown>((value, { at, change }) => {
    const paths = pathsIn(value);
    const place = paths[at % paths.length];
    return place ? changedAt(value, place, change) : value;
  }, input);

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

const stepsOf = (value: object): Step[] =>
  Array.isArray(value) ? [...value.keys()] : Object.keys(value);

/** The paths of all values in an input, including fields of fields and elements of lists. */
function pathsIn(value: unknown, path: Step[] = []): Step[][] {
  if (!isNested(value)) return [];
  return stepsOf(value).flatMap((step) => {
    const here = [...path, step];
    return [here, ...pathsIn(Reflect.get(value, step), here)];
  });
}

function changedAt(value: unknown, [step, ...deeper]: Step[], change: Change): unknown {
  if (!isNested(value) || step === undefined) return value;
  const inner: unknown = Reflect.get(value, step);
  if (deeper.length > 0) return withStep(value, step, [changedAt(inner, deeper, change)]);
  if (change.kind === 'replace') return withStep(value, step, [change.by]);
  if (change.kind === 'leave out') return withStep(value, step, []);
  if (change.kind === 'add')
    return isNested(inner) && !Array.isArray(inner)
      ? withStep(value, step, [{ ...inner, [change.name]: change.value }])
      : { ...value, [change.name]: change.value };
  return withStep(value, step, Array.isArray(value) ? [inner, inner] : [[inner, inner]]);
}

/** A copy in which a value is replaced by none, one or two values. */
function withStep(value: object, step: Step, values: unknown[]): unknown {
  if (Array.isArray(value)) return value.toSpliced(Number(step), 1, ...values);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) =>
      key === step ? values.map((replacement) => [key, replacement]) : [[key, entry]],
    ),
  );
}
