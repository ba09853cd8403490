import type { Session } from '@vse/domain/records/users';
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { lazyIn } from '../../lib/browser/lazy-in.tsx';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { Hidden } from '../../ui/base/hidden.tsx';
import { CloseIcon } from '../../ui/base/icons.tsx';
import { BareButton } from '../../ui/kit/controls/bare-button.tsx';
import { FluentRoot } from '../../ui/kit/fluent-root.tsx';
import { OfficeDialog } from '../../ui/kit/office-dialog.tsx';
import type { FieldState } from '../palette/found.tsx';
import { FeatureIcon } from './feature-icon.tsx';
import styles from './palette.module.css';

/** Comes with the first press, while the person types. */
const Found = lazyIn(async () => (await import('../palette/found.tsx')).Found, <Loading />);

type PaletteProps = { session: Session; onClose: () => void };

/** Tab leads to the next group: the focus trap must not take it first. */
const OWN_TAB = JSON.stringify({ focusable: { ignoreKeydown: { Tab: true } } });

/** Finds anything in the office that the person may open, and leads there. */
export function Palette({ session, onClose }: PaletteProps) {
  const { rail } = useOfficeWords();
  useCloseOnLeave(onClose);
  return (
    <FluentRoot>
      <OfficeDialog title={rail.find} width="palette" onClose={onClose}>
        <Search session={session} onClose={onClose} />
      </OfficeDialog>
    </FluentRoot>
  );
}

/** A form may ask before it lets its page be left, so the click on a hit does not say that it is. */
function useCloseOnLeave(onClose: () => void) {
  const { key } = useLocation();
  const opened = useRef(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (opened.current !== key) close();
  }, [key]);
}

/** The field has the focus from the first moment, because people go on typing. */
function Search({ session, onClose }: PaletteProps) {
  const { common } = useWords();
  const { rail } = useOfficeWords();
  const [typed, setTyped] = useState('');
  const { activeId, hasHits, onField, onKeyDown } = useField();
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  return (
    <div className={styles.palette}>
      <div className={styles.head}>
        <FeatureIcon name="find" />
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-label={rail.find}
          aria-autocomplete="list"
          aria-expanded={hasHits}
          aria-controls={list}
          aria-activedescendant={activeId}
          placeholder={rail.findHint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          data-tabster={OWN_TAB}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <BareButton className={styles.close} aria-label={common.close} onClick={onClose}>
          <kbd className={styles.esc} />
          <CloseIcon />
        </BareButton>
      </div>
      <Found session={session} typed={typed} list={list} onField={onField} onOpen={onClose} />
    </div>
  );
}

function useField() {
  const [{ activeId, hasHits }, setField] = useState<Omit<FieldState, 'onKeyDown'>>({
    activeId: undefined,
    hasHits: false,
  });
  const keys = useRef<FieldState['onKeyDown']>(undefined);
  const onField = ({ onKeyDown, ...next }: FieldState) => {
    keys.current = onKeyDown;
    if (next.activeId !== activeId || next.hasHits !== hasHits) setField(next);
  };
  return { activeId, hasHits, onField, onKeyDown: (event: KeyboardEvent) => keys.current?.(event) };
}

function Loading() {
  const { common } = useWords();
  return (
    <Hidden>
      <span role="status">{common.loading}</span>
    </Hidden>
  );
}
