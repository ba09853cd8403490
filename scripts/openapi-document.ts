import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contracts } from '@vse/domain/contract/contracts';
import { openApi } from '../api/src/http/docs/openapi.ts';
import { breakingChanges, type Description } from './openapi-diff.ts';

const docs = resolve(import.meta.dirname, '../docs');
/** The description that clients rely on: the last one that was agreed to. */
const OPENAPI_FILE = resolve(docs, 'openapi.json');
const CHANGES_FILE = resolve(docs, 'openapi-changes.md');

const parsed = (text: string): Description => JSON.parse(text);

/** The text of docs/openapi.json as the contracts say. */
export const openApiText = () => `${JSON.stringify(openApi(contracts), null, 2)}\n`;

/** The text of docs/openapi.json, or undefined before it is written for the first time. */
export const agreedText = () =>
  existsSync(OPENAPI_FILE) ? readFileSync(OPENAPI_FILE, 'utf8') : undefined;

export const writeOpenApi = () => writeFileSync(OPENAPI_FILE, openApiText());

/** What the contracts no longer keep of docs/openapi.json, without a reason in docs/openapi-changes.md. */
export function unexplainedChanges(): string[] {
  const agreed = agreedText();
  if (agreed === undefined) return [];
  const changes = breakingChanges(parsed(agreed), parsed(openApiText()));
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
