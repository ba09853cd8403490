import type { MouseEvent } from 'react';

/** False for clicks that open a new tab or window. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || button !== 0);
