import type { Session } from '@vse/domain/records/users';
import { Suspense, useEffect } from 'react';
import { lazyPart, retryOnce } from '../../lib/browser/lazy-part.tsx';
import { openDialogs } from '../../lib/browser/open-dialogs.ts';
import { createStore, useStore } from '../../lib/browser/store.ts';
import { notify } from '../../lib/notifications.ts';
import { wordsNow } from '../../lib/words/words.ts';
import { preloadDialogs } from '../../ui/kit/office-dialog.tsx';

const Palette = lazyPart(async () => (await import('../palette/palette.tsx')).Palette);

const isOpen = createStore(false);
const close = () => isOpen.set(false);

/** Opens the palette once its code is there. It comes with the first press only. */
export async function openPalette(): Promise<void> {
  try {
    await Promise.all([retryOnce(Palette.preload), preloadDialogs()]);
    isOpen.set(true);
  } catch {
    notify(wordsNow().problem.unreachable, { isError: true });
  }
}

/** The palette of the office, and its keys. */
export function PaletteOpener({ session }: { session: Session }) {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      close();
    };
  }, []);
  return (
    useStore(isOpen) && (
      <Suspense>
        <Palette session={session} onClose={close} />
      </Suspense>
    )
  );
}

/** Not over another dialog: what is behind one is out of reach. */
function onKey(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return;
  event.preventDefault();
  if (isOpen.get()) close();
  else if (openDialogs.get().length === 0) void openPalette();
}
