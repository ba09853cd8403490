import './lib/browser/no-eval.ts';
import { StrictMode } from 'react';
import { preload } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './lib/forms/history-hold.ts';
import './lib/browser/click-focus.ts';
import { App } from './app/app.tsx';
import { preloadScreen } from './app/app-routes.tsx';
import { settings } from './lib/api/settings.ts';
import { followOtherTabs } from './lib/auth/take-over.ts';
import { noteFocus } from './lib/browser/drawn-form.ts';
import { reportErrors } from './lib/browser/report-error.ts';
import { clearTranslationCookie } from './lib/browser/translation-cookie.ts';
import { mendAddress } from './lib/mended-address.ts';
import { followTheme } from './lib/theme.ts';
import { startLanguage } from './lib/words/language-choice.ts';
import { languageNow } from './lib/words/words.ts';

declare global {
  /** The watch over the start (index.html). */
  var vseStart: { language: string; end: () => void } | undefined;
}

// Not before: on a slow phone the font's bytes would hold up the code, without which there is nothing to read.
preload('/fonts/fraunces.woff2', { as: 'font', type: 'font/woff2', crossOrigin: '' });

// Requested early because every call needs them; failures are reported by the calls.
settings().catch(() => {});

reportErrors();
mendAddress();
followTheme();
clearTranslationCookie();
followOtherTabs();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// No top-level await: the chunks that share code with this one would have to wait for it.
Promise.allSettled([startLanguage(), preloadScreen(location.pathname)]).then(() => {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const { language } = root.dataset;
  delete root.dataset.language;
  noteFocus();
  globalThis.vseStart?.end();
  // The words of the drawn language may not have come in time.
  document.documentElement.lang = languageNow();
  if (language === languageNow()) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
