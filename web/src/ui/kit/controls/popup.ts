/**
 * Positions a list that opens under its field. Inline, because a list in the body would be behind an open dialog;
 * fixed, because a scrolling dialog would cut it off.
 */
export const popup = {
  inlinePopup: true,
  positioning: { strategy: 'fixed', matchTargetSize: 'width', autoSize: true },
} as const;
