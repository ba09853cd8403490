import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { officeMessages } from '../../domain/src/messages/office.ts';
import { respondentMessages } from '../../domain/src/messages/respondents.ts';
import { LANGUAGES } from '../../web/src/lib/words/languages.ts';

export type Texts = { readonly [key: string]: string | readonly string[] | Texts };

/** The words of one folder, by language: what is missing or no JSON has a fault instead. */
export type WordSet = { folder: string; languages: Map<string, Texts>; faults: string[] };

const SOURCE = 'web/src';
const OFFICE = `${SOURCE}/lib/words/office-words`;

/** The English sentences of messages stand in the domain, where the API reads them. */
const ENGLISH_MESSAGES: Readonly<Record<string, Texts>> = {
  [`${SOURCE}/lib/words/respondents`]: respondentMessages,
  [OFFICE]: officeMessages,
};

/** Reads all words of the app. */
export function readWordSets(root: string): WordSet[] {
  const files = globSync(`${SOURCE}/{lib,features/*}/words/**/en.json`, { cwd: root });
  return files
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .sort()
    .map((folder) => readWordSet(root, folder));
}

function readWordSet(root: string, folder: string): WordSet {
  const languages = new Map<string, Texts>();
  const faults: string[] = [];
  for (const language of Object.keys(LANGUAGES))
    try {
      const texts = JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8'));
      const messages = language === 'en' ? ENGLISH_MESSAGES[folder] : undefined;
      languages.set(language, messages ? { ...texts, messages } : texts);
    } catch (error) {
      faults.push(`${folder}/${language}.json: ${(error as Error).message}`);
    }
  return { folder, languages, faults };
}

/** The feature whose words come with those of the office (`lib/words/office-words/`), undefined for other words. */
export function featureOf(folder: string): string | undefined {
  const [, feature] = /\/features\/([\w-]+)\/words$/.exec(folder) ?? [];
  return feature?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export const isOffice = (folder: string) => folder === OFFICE;
