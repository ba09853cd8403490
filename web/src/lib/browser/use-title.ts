import { useEffect } from 'react';

/** Sets the document's title, with the screen's name first, because a tab shows only the beginning. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · VSE`;
  }, [title]);
}
