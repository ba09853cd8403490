/**
 * Has the browser ask before it closes or reloads the page. Chrome and Edge before 119 take `returnValue` only.
 * https://developer.mozilla.org/en-US/docs/Web/API/Window/beforeunload_event#compatibility_notes
 */
export function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
  event.returnValue = true;
}
