import { Toast, Toaster, ToastTitle, useId, useToastController } from '@fluentui/react-components';
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { openDialogs } from '../../lib/browser/open-dialogs.ts';
import { useStore } from '../../lib/browser/store.ts';
import {
  closeNotification,
  type Notification,
  type NotificationAction,
  notifications,
  pauseNotification,
  resumeNotification,
} from '../../lib/notifications.ts';
import { useWords } from '../../lib/words/words.ts';
import { Hidden } from '../base/hidden.tsx';
import { CloseIcon } from '../base/icons.tsx';
import { BareButton } from './controls/bare-button.tsx';
import { Button } from './controls/button.tsx';
import { FluentRoot } from './fluent-root.tsx';
import { TaskList } from './task-list.tsx';
import styles from './toasts.module.css';

/** The notifications of the office at the top right, which a click closes, and the long work that goes on. */
export function Toasts() {
  const words = useWords();
  return createPortal(
    <div className={styles.corner}>
      <FluentRoot>
        <TaskList />
        <section aria-label={words.common.notifications} aria-live="polite">
          <OpenToasts />
        </section>
      </FluentRoot>
    </div>,
    usePlaceOnTop(),
  );
}

/** An element that moves into the topmost dialog while one is open: outside of it, nothing can be read or clicked. */
function usePlaceOnTop(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  const dialog = useStore(openDialogs).at(-1);
  useLayoutEffect(() => {
    (dialog ?? document.body).append(place);
  }, [dialog, place]);
  useLayoutEffect(() => () => place.remove(), [place]);
  return place;
}

/** Shows the notifications of the store. The store keeps their time, because Fluent's own timer needs animations. */
function OpenToasts() {
  const toasterId = useId('notifications');
  const { dispatchToast, dismissToast } = useToastController(toasterId);
  const open = useStore(notifications);
  const shown = useRef(new Set<number>());
  useEffect(() => {
    for (const notification of open) {
      if (shown.current.has(notification.id)) continue;
      shown.current.add(notification.id);
      dispatchToast(<Message notification={notification} />, {
        toastId: String(notification.id),
        intent: notification.isError ? 'error' : 'success',
        timeout: -1,
        // Fluent's names a body that there is not.
        root: { 'aria-describedby': undefined },
      });
    }
    for (const id of shown.current) {
      if (open.some((notification) => notification.id === id)) continue;
      shown.current.delete(id);
      dismissToast(String(id));
    }
  }, [open, dispatchToast, dismissToast]);
  // The section around it is the live region.
  return <Toaster toasterId={toasterId} position="top-end" inline limit={6} announce={silent} />;
}

const silent = () => {};

function Message({ notification: { id, text, isError, action } }: { notification: Notification }) {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const pause = () => pauseNotification(id);
  const resume = ({ currentTarget }: SyntheticEvent) => {
    if (!isBusy && !currentTarget.matches(':hover, :focus-within')) resumeNotification(id);
  };
  const run = async ({ run: act }: NotificationAction) => {
    if (isBusy) return;
    pause();
    setBusy(true);
    await act();
    closeNotification(id);
  };
  return (
    <Toast
      className={isError ? `${styles.toast} ${styles.error}` : (styles.toast ?? '')}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <ToastTitle className={styles.title ?? ''}>
        <BareButton className={styles.close} onClick={() => closeNotification(id)}>
          <span>{text}</span>
          <CloseIcon />
          <Hidden>{words.common.close}</Hidden>
        </BareButton>
        {action && (
          <span className={styles.action}>
            <Button isSmall aria-disabled={isBusy} onClick={() => void run(action)}>
              {isBusy ? action.busy : action.label}
            </Button>
          </span>
        )}
      </ToastTitle>
    </Toast>
  );
}
