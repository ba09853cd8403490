/**
 * Positions a list that opens under its field. Inline, because an open dialog hides a list in the body from readers;
 * fixed, because a scrolling dialog would cut it off.
 */
export const popup = {
  inlinePopup: true,
  positioning: { strategy: 'fixed', matchTargetSize: 'width', autoSize: true },
} as const;
