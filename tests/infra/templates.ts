import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { templateFiles } from '../../scripts/test/bicep.ts';

export const root = resolve(import.meta.dirname, '../..');
export const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** A resource as a template's text declares it. */
export type Declared = {
  file: string;
  symbol: string;
  type: string;
  isExisting: boolean;
  body: string;
};

/** The text from an opening brace to its partner; strings may hold braces only in pairs. */
function block(text: string, start: number): string {
  let depth = 0;
  for (let at = text.indexOf('{', start); at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  throw new Error(`A brace is not closed after: ${text.slice(start, start + 80)}`);
}

/** Every resource that the templates declare. */
export const declared: Declared[] = templateFiles().flatMap((file) => {
  const text = textOf(file);
  return [...text.matchAll(/^resource (\w+) '([\w./]+)@[\w.-]+' (existing )?=/gm)].map(
    ({ 0: line, 1: symbol = '', 2: type = '', 3: existing, index }) => ({
      file,
      symbol,
      type,
      isExisting: existing !== undefined,
      body: block(text, index + line.length),
    }),
  );
});

export const declaredOf = (type: string) =>
  declared.filter((one) => one.type === type && !one.isExisting);

export type ArmResource = {
  type: string;
  name: string;
  existing?: boolean;
  properties?: Record<string, unknown>;
};

/** Every resource of compiled templates, those of their modules too. */
export function compiledResources(template: unknown): ArmResource[] {
  const { resources = {} } = (template ?? {}) as { resources?: Record<string, ArmResource> };
  return Object.values(resources).flatMap((one) => {
    if (one.existing) return [];
    if (one.type !== 'Microsoft.Resources/deployments') return [one];
    return compiledResources((one.properties as { template?: unknown } | undefined)?.template);
  });
}

/** What stands at a path of a compiled resource. */
export const valueAt = (resource: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], resource);
