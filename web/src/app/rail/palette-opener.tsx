import type { Session } from '@vse/domain/records/users';
import { useEffect } from 'react';
import { openDialogs } from '../../lib/browser/open-dialogs.ts';
import { createStore, useStore } from '../../lib/browser/store.ts';
import { Palette } from './palette.tsx';

const isOpen = createStore(false);
const close = () => isOpen.set(false);
export const openPalette = () => isOpen.set(true);

/** The palette of the office, and its keys. */
export function PaletteOpener({ session }: { session: Session }) {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      close();
    };
  }, []);
  return useStore(isOpen) && <Palette session={session} onClose={close} />;
}

/** Not over another dialog: what is behind one is out of reach. */
function onKey(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return;
  event.preventDefault();
  if (isOpen.get()) close();
  else if (openDialogs.get().length === 0) openPalette();
}
