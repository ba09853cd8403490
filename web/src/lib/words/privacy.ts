import { privacy as de } from './de/privacy.ts';
import { privacy as en } from './en/privacy.ts';
import { privacy as es } from './es/privacy.ts';
import { privacy as fr } from './fr/privacy.ts';
import { useLanguage } from './words.ts';

const words = { en, de, es, fr } satisfies Record<string, typeof en>;

/** Not by `partWords`, which is in the office's file: respondents do not load it. */
export const usePrivacyWords = () => words[useLanguage()];
