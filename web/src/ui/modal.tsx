import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { focusHeading } from '../lib/focus-heading.ts';
import { useWords } from '../lib/words/words.ts';
import { CloseIcon } from './icons.tsx';
import styles from './modal.module.css';

type ModalProps = {
  title: string;
  /** `wide` for a form in two columns, `sheet` for a table to type in. */
  width?: 'normal' | 'wide' | 'sheet';
  onClose: () => void;
  children: ReactNode;
};

/**
 * A dialog that is there for as long as it is rendered. The browser's own: it keeps the focus inside, closes on Esc,
 * gives the focus back, and costs a respondent's phone nothing.
 */
export function Modal({ title, width = 'normal', onClose, children }: ModalProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  /** A selection that ends outside the dialog is no click beside it. */
  const isPressedBeside = useRef(false);
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    if (opened && !opened.open) {
      rememberScrollbar();
      opened.showModal();
      focusForm(opened);
    }
    return () => {
      opened?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      // What opened it is gone too, and nobody else has taken the focus.
      if (!before?.isConnected && document.activeElement === document.body) focusHeading();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, styles[width]].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Who cancels the choice of a file means that and nothing more.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Tab') keepInside(event);
        // The browser lets a dialog refuse to close but once: at the second Esc in a row it would be gone, answered or not.
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
          event.preventDefault();
          event.stopPropagation();
          onClose();
        }
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && isPressedBeside.current) onClose();
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={words.common.close}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** For base.css: how wide the scrollbar is that goes while a dialog is open. */
function rememberScrollbar() {
  if (document.querySelector('dialog[open]')) return;
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}

/** A form is there to be filled in; a keyboard on a phone's screen would hide it before it has been seen. */
function focusForm(dialog: HTMLDialogElement) {
  if (!matchMedia('(pointer: fine)').matches) return;
  dialog.querySelector<HTMLElement>(`form :is(${FIELD})`)?.focus();
}

const FIELD = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea';

/** The browser lets Tab leave a dialog for its own bars; here it goes round. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>) {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [from, to] = event.shiftKey ? [all.at(0), all.at(-1)] : [all.at(-1), all.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
