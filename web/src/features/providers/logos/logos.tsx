import { getLogos } from '@vse/domain/contract/calls';
import { useState } from 'react';
import { useRefresh, useStaffApi } from '../../../lib/api/staff.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Card } from '../../../ui/base/card.tsx';
import { BareButton } from '../../../ui/kit/controls/bare-button.tsx';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { ModalButton } from '../../../ui/kit/controls/modal-button.tsx';
import styles from '../providers.module.css';
import { GalleryModal } from './gallery-modal.tsx';
import { UploadLogoModal } from './upload-logo-modal.tsx';

/** The logos of a provider, which the wire identifies by name. */
export function Logos({ provider }: { provider: string }) {
  const { providers, users } = useOfficeWords();
  const refresh = useRefresh(getLogos);
  const images = useStaffApi(getLogos, { Provider: provider }).data?.images ?? [];
  /** The logo with which the gallery is opened, or '' for none of them. */
  const [shown, setShown] = useState<string>();
  const show = (url: string) => {
    setShown(url);
    // Who has a logo may have changed since the page was opened.
    void refresh();
  };
  return (
    <Card title={providers.logos}>
      <div className={styles.buttons}>
        <ModalButton
          modal={(close) => (
            <UploadLogoModal
              provider={provider}
              onUploaded={() => {
                close();
                void refresh();
              }}
              onClose={close}
            />
          )}
        >
          {providers.upload.open}
        </ModalButton>
        <Button aria-haspopup="dialog" onClick={() => show('')}>
          {providers.gallery.open}
        </Button>
      </div>
      {images.length > 0 && (
        <div className={styles.tiles}>
          {images.map(({ url }, index) => (
            <BareButton
              key={url}
              className={styles.tile}
              aria-haspopup="dialog"
              aria-label={users.galleryImage({ number: index + 1, total: images.length })}
              onClick={() => show(url)}
            >
              <img src={url} alt="" loading="lazy" decoding="async" />
            </BareButton>
          ))}
        </div>
      )}
      <p className={styles.hint}>{providers.upload.hint}</p>
      {shown !== undefined && (
        <GalleryModal provider={provider} first={shown} onClose={() => setShown(undefined)} />
      )}
    </Card>
  );
}
