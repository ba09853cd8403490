import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contracts } from '@vse/domain/contract/contracts';
import { openApi } from '../api/src/http/docs/openapi.ts';
import { type Agreement, agreementOf, breakingChanges, type Description } from './openapi-diff.ts';

const docs = resolve(import.meta.dirname, '../docs');
/** The API that clients rely on: the last one that was agreed to. */
const AGREED_FILE = resolve(docs, 'api.json');
const CHANGES_FILE = resolve(docs, 'openapi-changes.md');

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What the contracts promise now. */
export const currentApi = (): Agreement =>
  agreementOf(JSON.parse(JSON.stringify(openApi(contracts))) as Description);

/** The text of docs/api.json, or undefined before it is written for the first time. */
export const agreedText = () =>
  existsSync(AGREED_FILE) ? readFileSync(AGREED_FILE, 'utf8') : undefined;

export const writeAgreement = () => writeFileSync(AGREED_FILE, textOf(currentApi()));

/** What the contracts no longer keep of docs/api.json, without a reason in docs/openapi-changes.md. */
export function unexplainedChanges(): string[] {
  const agreed = agreedText();
  if (agreed === undefined) return [];
  const changes = breakingChanges(agreementIn(agreed), currentApi());
  return withoutReason(changes, readFileSync(CHANGES_FILE, 'utf8'));
}

/** The changes that no line of the form "- `change`: reason" names. */
export const withoutReason = (changes: readonly string[], text: string) =>
  changes.filter((change) => {
    const beginning = `- \`${change}\`: `;
    return !text
      .split('\n')
      .some((line) => line.trimEnd().length > beginning.length && line.startsWith(beginning));
  });

/** An agreement as text: what fits into a line is in one, and what is repeated names its first place. */
export const textOf = (agreement: Agreement) =>
  `${printed(shortened(agreement as unknown as Json, '', new Map()), '')}\n`;

export function agreementIn(text: string): Agreement {
  const root: Json = JSON.parse(text);
  return restored(root, root) as unknown as Agreement;
}

const FEWEST_CHARACTERS = 100;
const LINE_WIDTH = 120;

function shortened(value: Json, path: string, places: Map<string, string>): Json {
  if (typeof value !== 'object' || value === null) return value;
  const text = JSON.stringify(value);
  const place = text.length < FEWEST_CHARACTERS ? undefined : places.get(text);
  if (place !== undefined) return { sameAs: place };
  places.set(text, path);
  return mapped(value, (inner, key) => shortened(inner, `${path}/${key}`, places));
}

function restored(value: Json, root: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (!('sameAs' in value)) return mapped(value, (inner) => restored(inner, root));
  const path = String(value.sameAs).split('/').slice(1);
  const found = path.reduce<unknown>((at, key) => Reflect.get(at as object, key), root);
  return restored(found as Json, root);
}

const mapped = (value: object, change: (inner: Json, key: string) => Json): Json =>
  Array.isArray(value)
    ? value.map((inner, index) => change(inner, `${index}`))
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner, key)]));

function printed(value: Json, indent: string): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return line;
  if (indent.length + line.length <= LINE_WIDTH) return line;
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(
    ([key, inner]) =>
      `${indent} ${isList ? '' : `${JSON.stringify(key)}: `}${printed(inner, `${indent} `)}`,
  );
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
