/**
 * Positions a list that opens under its field. Inline, because an open dialog hides a list in the body from readers;
 * fixed, because a scrolling dialog would cut it off.
 */
export const popup = {
  inlinePopup: true,
  positioning: { strategy: 'fixed', matchTargetSize: 'width', autoSize: true },
} as const;

/**
 * Whether a press is on what opened a popup: that closes it. For Fluent, which knows no trigger of ours, the press is outside
 * of the popup, and closing it first would let the press open it again.
 */
export const isOn = (
  opener: HTMLElement | null,
  { type, target }: { type: string; target: EventTarget | null },
) => type !== 'keydown' && target instanceof Node && opener?.contains(target) === true;
