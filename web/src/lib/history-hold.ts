type Hold = (event: PopStateEvent) => void;

let hold: Hold | undefined;

// A window's own listeners run in the order in which they came, capturing or not. main.tsx loads this before React
// Router has any, so that a page can keep a step through the history from it.
addEventListener('popstate', (event) => hold?.(event));

/** Sees every step through the history first, until the function that it answers is called. */
export function holdHistory(next: Hold): () => void {
  hold = next;
  return () => {
    if (hold === next) hold = undefined;
  };
}
