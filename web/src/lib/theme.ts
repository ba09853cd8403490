import { safeLocalStorage } from './browser/key-value.ts';
import { createStore, useStore } from './browser/store.ts';

export type ThemeName = 'light' | 'dark';

/** The inline script of index.html reads this key too, and sets the attribute before the first paint. */
const THEME_KEY = 'vse.theme';

// Undefined where the document is prerendered, which suits both themes: its styles follow the attribute.
const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const wanted = (): ThemeName => {
  const chosen = safeLocalStorage.get(THEME_KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return dark?.matches ? 'dark' : 'light';
};

const theme = createStore<ThemeName>(wanted());

function show() {
  theme.set(wanted());
  document.documentElement.dataset.theme = theme.get();
}

export function toggleTheme() {
  safeLocalStorage.set(THEME_KEY, theme.get() === 'dark' ? 'light' : 'dark');
  show();
}

export const useTheme = () => useStore(theme);

/** Shows the theme, and follows the system and the other tabs. */
export function followTheme() {
  dark?.addEventListener('change', show);
  addEventListener('storage', show);
  show();
}
