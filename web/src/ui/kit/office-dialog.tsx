import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  type DialogProps,
  DialogSurface,
  DialogTitle,
  useFocusFinders,
} from '@fluentui/react-components';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { focusedOrClicked } from '../../lib/browser/click-focus.ts';
import {
  addOpenDialog,
  focusForm,
  openDialogs,
  rememberScrollbar,
  returnFocus,
} from '../../lib/browser/open-dialogs.ts';
import { useWords } from '../../lib/words/words.ts';
import { BreakingTitle } from '../base/breaking-title.tsx';
import { CloseIcon } from '../base/icons.tsx';
import { Button } from './controls/button.tsx';
import styles from './office-dialog.module.css';

type OfficeDialogProps = {
  title: string;
  /** Before the title, such as the initials of a person. */
  picture?: ReactNode;
  /**
   * `wide` for a form in two columns, `sheet` for an editable table. `palette`: its parts reach from edge to edge, and the
   * title is only heard.
   */
  width?: 'normal' | 'wide' | 'sheet' | 'palette';
  /** A request is in progress that closing would not undo, so the dialog stays open. */
  isBusy?: boolean;
  onClose: () => void;
  /** The buttons at the bottom, with the main one last. */
  actions?: ReactNode | undefined;
  children: ReactNode;
};

/**
 * Fluent's focus management ends with the last component that uses it. A dialog that is the last would leave the page
 * hidden from screen readers.
 */
function KeepFocusManagement() {
  useFocusFinders();
  return null;
}
createRoot(document.createDocumentFragment()).render(<KeepFocusManagement />);

/**
 * A dialog that only staff open: Fluent's. It is open while it is rendered, into the body, outside any form around it. Its
 * code comes with the office: offline, a dialog that says what failed could not be loaded any more.
 */
export function OfficeDialog(props: OfficeDialogProps) {
  const { title, picture, width = 'normal', isBusy = false, onClose, actions, children } = props;
  const words = useWords();
  const surface = useRef<HTMLDivElement>(null);
  const close = () => {
    if (!isBusy) onClose();
  };
  const onOpenChange: DialogProps['onOpenChange'] = (_, { event }) => {
    const isComposing = 'nativeEvent' in event && (event.nativeEvent as KeyboardEvent).isComposing;
    if (!isComposing) close();
  };
  useEscape(surface, close);
  useFirstField(surface);
  return (
    // Fluent's motion leaves a transform behind, which the lists and notifications inside would be placed by.
    <Dialog open onOpenChange={onOpenChange} surfaceMotion={null}>
      <DialogSurface
        // Fluent types the ref of no element.
        ref={(element: HTMLDivElement | null) => {
          surface.current = element;
        }}
        className={[styles.surface, styles[width]].filter(Boolean).join(' ')}
        {...(width === 'palette' && { 'aria-label': title })}
        // Fluent would not dim what is behind a second dialog.
        backdrop={{ appearance: 'dimmed', className: styles.backdrop ?? '' }}
        backdropMotion={null}
        // React events bubble through portals: a form around this dialog must not receive its submits.
        onSubmit={(event) => event.stopPropagation()}
      >
        <OpenDialog surface={surface} />
        {width === 'palette' ? (
          children
        ) : (
          <DialogBody className={styles.body ?? ''}>
            <DialogTitle
              className={styles.title ?? ''}
              action={
                <Button
                  look="text"
                  isSmall
                  aria-label={words.common.close}
                  aria-disabled={isBusy}
                  onClick={close}
                >
                  <CloseIcon />
                </Button>
              }
            >
              {picture}
              <BreakingTitle>{title}</BreakingTitle>
            </DialogTitle>
            <DialogContent className={styles.content ?? ''}>{children}</DialogContent>
            {actions && <DialogActions className={styles.actions ?? ''}>{actions}</DialogActions>}
          </DialogBody>
        )}
      </DialogSurface>
    </Dialog>
  );
}

type SurfaceProps = { surface: RefObject<HTMLDivElement | null> };

/** Remembers what had the focus. A component inside, because its effect runs before Fluent moves the focus. */
function OpenDialog({ surface }: SurfaceProps) {
  // A step of the dialog may take the focus before any effect; a dialog that this one follows returns it after that.
  const [before] = useState(() => {
    rememberScrollbar();
    return focusedOrClicked();
  });
  useEffect(() => {
    const now = focusedOrClicked();
    const remove = surface.current && addOpenDialog(surface.current);
    return () => {
      remove?.();
      returnFocus([before, now].find((opener) => opener?.isConnected));
    };
  }, [surface, before]);
  return null;
}

function useFirstField(surface: SurfaceProps['surface']) {
  useEffect(() => {
    if (surface.current) focusForm(surface.current);
  }, [surface]);
}

/** Closes on Esc also when nothing in the dialog has the focus, because the button that had it is gone. */
function useEscape(surface: SurfaceProps['surface'], close: () => void) {
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const isTopmost = openDialogs.get().at(-1) === surface.current;
    if (key === 'Escape' && target === document.body && isTopmost) close();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
