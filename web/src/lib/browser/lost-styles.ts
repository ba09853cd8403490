let hasLost = false;

// Vite's preload helper loads a stylesheet only once, so a screen that is loaded again after a failure would be
// unstyled.
globalThis.addEventListener?.('vite:preloadError', () => {
  hasLost = true;
});

/** Reloads stylesheets that failed to load. Rejects when one fails again. */
export async function reloadLostStyles(): Promise<void> {
  if (!hasLost) return;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter(({ sheet }) => sheet === null).map(reload));
  hasLost = false;
}

function reload(lost: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = lost.crossOrigin;
    link.href = lost.href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`No stylesheet at ${lost.href}`));
    lost.replaceWith(link);
  });
}
