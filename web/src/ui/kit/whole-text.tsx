import { Tooltip } from '@fluentui/react-components';
import { type RefObject, useEffect, useState } from 'react';

type WholeTextProps = {
  within: RefObject<HTMLElement | null>;
  /** Selects what may be cut off. */
  selector: string;
};

/** The whole of a text that is cut off, on hover and on focus: one tooltip for all of a table's cells. */
export function WholeText({ within, selector }: WholeTextProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const container = within.current;
    const show = ({ target: at }: Event) => {
      const text = at instanceof Element ? at.closest(selector) : null;
      const isCut = text instanceof HTMLElement && text.scrollWidth > text.clientWidth;
      setTarget(isCut ? text : null);
    };
    const hide = () => setTarget(null);
    container?.addEventListener('pointerover', show);
    container?.addEventListener('focusin', show);
    container?.addEventListener('pointerleave', hide);
    container?.addEventListener('focusout', hide);
    return () => {
      container?.removeEventListener('pointerover', show);
      container?.removeEventListener('focusin', show);
      container?.removeEventListener('pointerleave', hide);
      container?.removeEventListener('focusout', hide);
    };
  }, [within, selector]);
  if (!target) return null;
  return (
    <Tooltip
      appearance="inverted"
      relationship="inaccessible"
      content={target.textContent ?? ''}
      visible
      // Escape hides it.
      onVisibleChange={(_, { visible }) => {
        if (!visible) setTarget(null);
      }}
      positioning={{ target, position: 'below', align: 'start' }}
    />
  );
}
