import { useTranslated } from '../../lib/words/words.ts';

/** A message of the specification or the API in the current language. */
export const Translated = ({ children }: { children: string }) => (
  <span>{useTranslated()(children)}</span>
);
