import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

type ScrollRegionProps = { label: string; className: string | undefined; children: ReactNode };

/** A place that scrolls when its content is larger. Only then it has a name and a Tab stop, for scrolling by keyboard. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const place = useRef<HTMLElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useLayoutEffect(() => {
    const at = place.current;
    if (!at) return;
    const measure = () => setScrolling(scrolls(at));
    measure();
    const observer = new ResizeObserver(measure);
    for (const one of [at, ...at.children]) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  const region = isScrolling && { 'aria-label': label, tabIndex: 0 };
  return (
    <section ref={place} className={className} {...region}>
      {children}
    </section>
  );
}

/** On a phone tables are cards, and larger content scrolls with the page. */
function scrolls(at: HTMLElement): boolean {
  if (getComputedStyle(at).overflowX === 'visible') return false;
  return at.scrollWidth > at.clientWidth || at.scrollHeight > at.clientHeight;
}
