import { useEffect } from 'react';

/** The document's title: the screen's own name first, since that is what a tab has room for. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · VSE`;
  }, [title]);
}
