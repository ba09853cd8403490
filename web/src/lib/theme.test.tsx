import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The system's theme, as the browser reports it. */
class System extends EventTarget {
  matches = false;
  turn(isDark: boolean) {
    this.matches = isDark;
    this.dispatchEvent(new Event('change'));
  }
}
const shown = () => document.documentElement.dataset.theme;

async function begin() {
  const system = new System();
  vi.stubGlobal('matchMedia', () => system);
  vi.resetModules();
  const theme = await import('./theme.ts');
  theme.followTheme();
  return { system, ...theme };
}

beforeEach(() => localStorage.removeItem('vse.theme'));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.removeItem('vse.theme');
});

test('the theme follows the system until one is chosen', async () => {
  const { system, toggleTheme } = await begin();
  expect(shown()).toBe('light');
  system.turn(true);
  expect(shown()).toBe('dark');
  toggleTheme();
  expect(shown()).toBe('light');
  system.turn(false);
  system.turn(true);
  expect(shown()).toBe('light');
});

test('the theme follows another tab', async () => {
  await begin();
  localStorage.setItem('vse.theme', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'vse.theme' }));
  expect(shown()).toBe('dark');
});
