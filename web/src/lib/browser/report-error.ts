/** Tells the API of an error, for its log. The code that does so is loaded when there is something to say. */
export const reportError = (error: unknown) => {
  import('./send-report.ts').then(({ sendReport }) => sendReport(error)).catch(() => {});
};

/** Reports everything that nobody caught. */
export function reportErrors(): void {
  addEventListener('error', ({ error }) => reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
