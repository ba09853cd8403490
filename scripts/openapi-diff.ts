/** JSON Schema, as far as zod writes it for our contracts. */
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  contentMediaType?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
};
type Content = Record<string, { schema: Schema }>;
export type Operation = {
  operationId: string;
  'x-access': Record<string, string>;
  security: Record<string, unknown>[];
  parameters?: { name: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: { 200: { content: Content } };
};
/** The parts of an OpenAPI document that clients rely on. */
export type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Problem: Schema } };
};

/** A call as far as clients rely on it. Query and body are one input: no call of ours has a field in both. */
type Call = {
  method: string;
  route: string;
  needsKey: boolean;
  access: Record<string, string>;
  input: Schema;
  output: Schema;
};
/** What clients rely on: the calls by name, and the problem that each can answer with. */
export type Agreement = { calls: Record<string, Call>; problem: Schema };

/** Clients send the input and read the output. */
type Side = 'input' | 'output';
type Change = { agreed: Schema; next: Schema; side: Side; path: string };

const SCOPES = ['shown', 'own', 'ownProvider', 'all'];

export const agreementOf = ({ paths, components }: Description): Agreement => ({
  calls: Object.fromEntries(
    Object.entries(paths).flatMap(([route, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        operation.operationId,
        {
          method,
          route,
          needsKey: operation.security.every((way) => 'functionKey' in way),
          access: operation['x-access'],
          input: inputOf(operation),
          output: contentOf(operation.responses[200]),
        },
      ]),
    ),
  ),
  problem: components.schemas.Problem,
});

function inputOf({ parameters = [], requestBody }: Operation): Schema {
  const { properties, required = [], ...body } = contentOf(requestBody);
  return {
    type: 'object',
    ...body,
    properties: {
      ...Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      ...properties,
    },
    required: [...parameters.filter((each) => each.required).map(({ name }) => name), ...required],
  };
}

const contentOf = (message: { content: Content } | undefined): Schema =>
  Object.values(message?.content ?? {})[0]?.schema ?? {};

/**
 * What a client of the agreed API can no longer rely on: calls and fields that are gone, callers who may do less, inputs
 * that take less, and outputs that may be more than they were. New calls, new fields of outputs and new optional inputs
 * are none of these. Rules that JSON Schema cannot say, such as checks over several fields, are not compared.
 */
export function breakingChanges(agreed: Agreement, next: Agreement): string[] {
  const problems = { agreed: agreed.problem, next: next.problem };
  return [
    ...Object.entries(agreed.calls).flatMap(([name, call]) => {
      const now = next.calls[name];
      return now ? callChanges(name, call, now) : [`${name}: removed`];
    }),
    ...schemaChanges({ ...problems, side: 'output', path: 'Problem' }),
  ];
}

function callChanges(name: string, agreed: Call, next: Call): string[] {
  const changes: string[] = [];
  for (const field of ['method', 'route'] as const)
    if (agreed[field] !== next[field])
      changes.push(`${name}: ${field} ${agreed[field]} to ${next[field]}`);
  if (!agreed.needsKey && next.needsKey) changes.push(`${name}: function key required`);
  for (const [caller, scope] of Object.entries(agreed.access))
    if (SCOPES.indexOf(next.access[caller] ?? '') < SCOPES.indexOf(scope))
      changes.push(`${name}: ${caller} ${scope} to ${next.access[caller] ?? 'none'}`);
  const compared = (side: Side) =>
    schemaChanges({ agreed: agreed[side], next: next[side], side, path: `${name} ${side}` });
  return [...changes, ...compared('input'), ...compared('output')];
}

/** How a keyword of what may be sent fits that of what is taken. Undefined means that the keyword sets no limit. */
const equal = (sent: unknown, taken: unknown) => taken === undefined || sent === taken;
const atMost = (sent = Infinity, taken = Infinity) => sent <= taken;
const atLeast = (sent = -Infinity, taken = -Infinity) => sent >= taken;
const RULES: readonly [string, (sent: Schema, taken: Schema) => boolean][] = [
  ['type', ({ type: a }, { type: b }) => equal(a, b) || (a === 'integer' && b === 'number')],
  ['values', (sent, taken) => isSubset(valuesOf(sent), valuesOf(taken))],
  ['pattern', (sent, taken) => equal(sent.pattern, taken.pattern)],
  ['format', (sent, taken) => equal(sent.format, taken.format)],
  ['contentMediaType', (sent, taken) => equal(sent.contentMediaType, taken.contentMediaType)],
  ['minLength', (sent, taken) => atLeast(sent.minLength, taken.minLength)],
  ['maxLength', (sent, taken) => atMost(sent.maxLength, taken.maxLength)],
  ['minItems', (sent, taken) => atLeast(sent.minItems, taken.minItems)],
  ['maxItems', (sent, taken) => atMost(sent.maxItems, taken.maxItems)],
  ['minimum', (sent, taken) => atLeast(sent.minimum, taken.minimum)],
  ['maximum', (sent, taken) => atMost(sent.maximum, taken.maximum)],
];
const UNDERSTOOD = new Set([
  ...RULES.map(([keyword]) => keyword),
  ...['enum', 'const', 'default', 'anyOf', 'items', 'properties', 'required'],
  ...['additionalProperties', 'propertyNames'],
]);

const valuesOf = (schema: Schema) => ('const' in schema ? [schema.const] : schema.enum);
const isSubset = (sent: unknown[] | undefined, taken: unknown[] | undefined) =>
  taken === undefined || sent?.every((value) => taken.includes(value)) === true;

function schemaChanges(change: Change): string[] {
  const { agreed, next, side, path } = change;
  for (const keyword of Object.keys({ ...agreed, ...next }))
    if (!UNDERSTOOD.has(keyword))
      throw new Error(`${path}: scripts/openapi-diff.ts does not compare '${keyword}' yet`);
  if (choicesOf(agreed).length > 1 || choicesOf(next).length > 1) return choiceChanges(change);
  const [sent, taken] = side === 'input' ? [agreed, next] : [next, agreed];
  const word = side === 'input' ? 'narrower' : 'wider';
  return [
    ...RULES.filter(([, fits]) => !fits(sent, taken)).map(([what]) => `${path}: ${word} ${what}`),
    ...propertyChanges(change),
    ...partChanges(change, 'items', '[]'),
    ...partChanges(change, 'propertyNames', '{key}'),
    ...partChanges(change, 'additionalProperties', '{}'),
  ];
}

function propertyChanges({ agreed, next, side, path }: Change): string[] {
  const [sent, taken] = side === 'input' ? [agreed, next] : [next, agreed];
  const unsure = (taken.required ?? []).filter((name) => !sent.required?.includes(name));
  const remains = (name: string) => next.properties?.[name] !== undefined;
  return [
    ...unsure
      .filter(remains)
      .map((name) => `${path}.${name}: ${side === 'input' ? 'required' : 'optional'}`),
    ...Object.entries(agreed.properties ?? {}).flatMap(([name, before]) => {
      const after = next.properties?.[name];
      if (!after) return [`${path}.${name}: removed`];
      return schemaChanges({ agreed: before, next: after, side, path: `${path}.${name}` });
    }),
  ];
}

/** Compares the schemas of one keyword. `false` refuses everything, and no schema takes everything. */
function partChanges(
  { agreed, next, side, path }: Change,
  keyword: 'items' | 'propertyNames' | 'additionalProperties',
  mark: string,
): string[] {
  const [sent, taken] = side === 'input' ? [agreed, next] : [next, agreed];
  const [before, after] = [agreed[keyword], next[keyword]];
  if (typeof before === 'object' && typeof after === 'object')
    return schemaChanges({ agreed: before, next: after, side, path: `${path}${mark}` });
  const isFree = taken[keyword] === undefined || taken[keyword] === true;
  const fits = isFree || sent[keyword] === false;
  return fits ? [] : [`${path}: ${side === 'input' ? 'narrower' : 'wider'} ${keyword}`];
}

/** Each alternative that may be sent has to fit one that is taken. */
function choiceChanges({ agreed, next, side, path }: Change): string[] {
  const [sent, taken] = side === 'input' ? [agreed, next] : [next, agreed];
  return choicesOf(sent).flatMap((one) => {
    const changes = choicesOf(taken)
      .filter(({ type }) => type === one.type)
      .map((other) => {
        const [before, after] = side === 'input' ? [one, other] : [other, one];
        return schemaChanges({ agreed: before, next: after, side, path });
      });
    const fewest = changes.sort((a, b) => a.length - b.length)[0];
    return fewest ?? [`${path}: ${side === 'input' ? 'narrower' : 'wider'} type`];
  });
}

function choicesOf(schema: Schema): readonly Schema[] {
  const { anyOf, type } = schema;
  if (anyOf) return anyOf;
  return Array.isArray(type) ? type.map((each) => ({ ...schema, type: each })) : [schema];
}
