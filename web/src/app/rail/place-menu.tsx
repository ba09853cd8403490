import type { Session } from '@vse/domain/records/users';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useOfficeWords } from '../../lib/words/words.ts';
import { BareButton } from '../../ui/kit/controls/bare-button.tsx';
import { FluentRoot } from '../../ui/kit/fluent-root.tsx';
import { OfficeDialog } from '../../ui/kit/office-dialog.tsx';
import { FindButton } from './find-button.tsx';
import { PlaceIcon } from './place-icons.tsx';
import { PlaceList } from './place-list.tsx';
import { placeAt, usePlaces } from './places.ts';
import styles from './rail.module.css';

/** The rail on narrow screens: a button with the name of the place one is in, which opens all of them. */
export function PlaceMenu({ session }: { session: Session }) {
  const { rail } = useOfficeWords();
  const { pathname } = useLocation();
  const place = placeAt(usePlaces(session), pathname);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <BareButton
        className={styles.menu}
        aria-haspopup="dialog"
        aria-label={place && `${rail.menu}: ${place.label}`}
        onClick={() => setOpen(true)}
      >
        <PlaceIcon name="menu" />
        <span>{place?.label ?? rail.menu}</span>
      </BareButton>
      <FindButton isIcon />
      {isOpen && (
        <FluentRoot>
          <OfficeDialog title={rail.menu} onClose={close}>
            <nav aria-label={rail.label} className={styles.list}>
              <PlaceList session={session} onOpen={close} />
            </nav>
          </OfficeDialog>
        </FluentRoot>
      )}
    </>
  );
}
