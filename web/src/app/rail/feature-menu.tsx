import type { Session } from '@vse/domain/records/users';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { BareButton } from '../../ui/kit/controls/bare-button.tsx';
import { FluentRoot } from '../../ui/kit/fluent-root.tsx';
import { OfficeDialog } from '../../ui/kit/office-dialog.tsx';
import { FeatureIcon } from './feature-icon.tsx';
import { linkAt, useFeatureLinks } from './feature-links.ts';
import { FeatureList } from './feature-list.tsx';
import { FindButton } from './find-button.tsx';
import styles from './rail.module.css';

/** The rail on narrow screens: a button with the name of the feature one is in, which opens all of them. */
export function FeatureMenu({ session }: { session: Session }) {
  const { rail } = useOfficeWords();
  const { pathname } = useLocation();
  const link = linkAt(useFeatureLinks(session), pathname);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <BareButton
        className={styles.menu}
        aria-haspopup="dialog"
        aria-label={link && `${rail.menu}: ${link.label}`}
        onClick={() => setOpen(true)}
      >
        <FeatureIcon name="menu" />
        <span>{link?.label ?? rail.menu}</span>
      </BareButton>
      <FindButton isIcon />
      {isOpen && (
        <FluentRoot>
          <OfficeDialog title={rail.menu} onClose={close}>
            <nav aria-label={rail.label} className={styles.list}>
              <FeatureList session={session} onOpen={close} />
            </nav>
          </OfficeDialog>
        </FluentRoot>
      )}
    </>
  );
}
