/** Long enough for the question that the page was opened for: nothing may delay it. */
const DELAY_MS = 2000;

/**
 * Registers the worker that opens further quizzes with the kept document (decision 0033), only in a built app. Returns
 * a function that cancels this.
 */
export function keepAppLater(): () => void {
  const timer = setTimeout(() => {
    if (!import.meta.env.PROD) return;
    navigator.serviceWorker?.register('/quiz-worker.js', { scope: '/quiz/' }).catch(() => {});
  }, DELAY_MS);
  return () => clearTimeout(timer);
}
