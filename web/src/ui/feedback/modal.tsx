import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { focusedOrClicked } from '../../lib/browser/click-focus.ts';
import {
  addOpenDialog,
  focusForm,
  rememberScrollbar,
  returnFocus,
} from '../../lib/browser/open-dialogs.ts';
import { useWords } from '../../lib/words/words.ts';
import { CloseIcon } from '../base/icons.tsx';
import styles from './modal.module.css';

type ModalProps = {
  title: string;
  /** `wide` for text beside a picture. */
  width?: 'normal' | 'wide';
  /** A request is in progress that closing would not undo, so the dialog stays open. */
  isBusy?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A dialog that respondents can open; staff's is `ui/kit/office-dialog.tsx`. It is open while it is rendered. It uses the
 * browser's dialog element, which traps the focus, closes on Esc and restores the focus without code to download. It
 * renders into the body, outside any form around it.
 */
export function Modal({ title, width = 'normal', isBusy = false, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  /** A text selection that ends on the backdrop is not a click on it. */
  const isPressedOutside = useRef(false);
  useOpenDialog(dialog);
  const close = () => {
    if (!isBusy) onClose();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={[styles.dialog, styles[width]].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      // React events bubble through portals: a form around this dialog must not receive its submits.
      onSubmit={(event) => event.stopPropagation()}
      onCancel={(event) => {
        // A file picker's cancel event bubbles up to here, but is not about the dialog.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      onClose={(event) => {
        // The browser closed the dialog without asking, as Android does on a second Back gesture.
        if (event.target !== dialog.current || dialog.current.open) return;
        close();
        setTimeout(() => reopen(dialog.current));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Tab') trapTab(event);
        // Browsers let a page refuse Esc only once; the second Esc in a row would close the dialog.
        if (event.key === 'Escape' && !event.nativeEvent.isComposing && !event.defaultPrevented) {
          event.preventDefault();
          event.stopPropagation();
          close();
        }
      }}
      onPointerDown={(event) => {
        isPressedOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && isPressedOutside.current) close();
      }}
    >
      <div className={styles.body}>
        <ModalHead title={title} titleId={titleId} isBusy={isBusy} onClose={close} />
        {children}
      </div>
    </dialog>,
    document.body,
  );
}

type ModalHeadProps = { title: string; titleId: string; isBusy: boolean; onClose: () => void };

function ModalHead({ title, titleId, isBusy, onClose }: ModalHeadProps) {
  const words = useWords();
  return (
    <div className={styles.head}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <button
        type="button"
        className={styles.close}
        aria-label={words.common.close}
        aria-disabled={isBusy}
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

/** Opens the dialog on mount, and restores the focus on unmount. */
function useOpenDialog(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const opened = dialog.current;
    const opener = focusedOrClicked();
    if (!opened) return;
    rememberScrollbar();
    opened.showModal();
    const remove = addOpenDialog(opened);
    focusByScript(opened);
    focusForm(opened);
    return () => {
      opened.close();
      remove();
      returnFocus(opener);
    };
  }, [dialog]);
}

/** Focuses again what the browser has focused: a dialog of Fluent below takes the focus back unless code moved it. */
function focusByScript(dialog: HTMLDialogElement) {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !dialog.contains(focused)) return;
  focused.blur();
  focused.focus();
}

/**
 * Opens the dialog again if it is still rendered, because then closing was refused: it is busy, or a question is open.
 */
function reopen(dialog: HTMLDialogElement | null) {
  if (dialog?.isConnected && !dialog.open) dialog.showModal();
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea';

/** Wraps Tab around, because browsers let it leave the dialog for their own toolbars. */
function trapTab(event: KeyboardEvent<HTMLDialogElement>) {
  const focusable = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [from, to] = event.shiftKey
    ? [focusable.at(0), focusable.at(-1)]
    : [focusable.at(-1), focusable.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
