type Hold = (event: PopStateEvent) => void;

let hold: Hold | undefined;

// Listeners on window run in the order of registration, capturing or not. main.tsx loads this module before React
// Router registers its own, so that a page can hide a popstate event from the router.
addEventListener('popstate', (event) => hold?.(event));

/** Calls the listener first for every popstate event. The leave guards, which load later, are its only user. */
export function holdHistory(next: Hold) {
  hold = next;
}
