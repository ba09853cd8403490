import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import { paths } from './lib/paths.ts';
import { LANGUAGES, type Language } from './lib/words/languages.ts';
import { showLanguage } from './lib/words/words.ts';

const Router = (props: { children: React.ReactNode }) => (
  <StaticRouter location={paths.home.getHref()} {...props} />
);

/** The first page as the app draws it for a visitor of whom nothing is known, in each language. */
export async function prerender(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await showLanguage(language);
    pages[language] = renderToString(
      <StrictMode>
        <App Router={Router} />
      </StrictMode>,
    );
  }
  return pages;
}
