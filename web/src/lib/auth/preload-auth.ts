/** Loads the auth provider before a click, because browsers block a popup that opens too long after one. */
export function preloadAuth() {
  import('./load-auth.ts').then(({ loadAuth }) => loadAuth()).catch(() => {});
}
