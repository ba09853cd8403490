import { getLogos } from '@vse/domain/contract/calls';
import { useState } from 'react';
import { useRefresh, useStaffApi } from '../../lib/api/staff.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Card } from '../../ui/base/card.tsx';
import { Button } from '../../ui/office/controls/button.tsx';
import { GalleryModal } from './gallery-modal.tsx';
import styles from './providers.module.css';
import { UploadLogoModal } from './upload-logo-modal.tsx';

/** The logos of a provider, which the wire identifies by name. */
export function Logos({ provider }: { provider: string }) {
  const { providers } = useOfficeWords();
  const refresh = useRefresh(getLogos);
  const images = useStaffApi(getLogos, { Provider: provider }).data?.images ?? [];
  const [open, setOpen] = useState<'upload' | 'gallery'>();
  const [first, setFirst] = useState('');
  const show = (url: string) => {
    setFirst(url);
    setOpen('gallery');
    // Who has a logo may have changed since the page was opened.
    void refresh();
  };
  const close = () => setOpen(undefined);
  return (
    <Card title={providers.logos}>
      <div className={styles.buttons}>
        <Button aria-haspopup="dialog" onClick={() => setOpen('upload')}>
          {providers.upload.open}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => show('')}>
          {providers.gallery.open}
        </Button>
      </div>
      <Tiles urls={images.map(({ url }) => url)} onOpen={show} />
      <p className={styles.hint}>{providers.upload.hint}</p>
      {open === 'upload' && (
        <UploadLogoModal
          provider={provider}
          onUploaded={() => {
            close();
            void refresh();
          }}
          onClose={close}
        />
      )}
      {open === 'gallery' && <GalleryModal provider={provider} first={first} onClose={close} />}
    </Card>
  );
}

type TilesProps = { urls: readonly string[]; onOpen: (url: string) => void };

/** The gallery as thumbnails. A click opens it with that picture selected. */
function Tiles({ urls, onOpen }: TilesProps) {
  const { users } = useOfficeWords();
  if (urls.length === 0) return null;
  return (
    <div className={styles.tiles}>
      {urls.map((url, index) => (
        <button
          key={url}
          type="button"
          className={styles.tile}
          aria-haspopup="dialog"
          aria-label={users.galleryImage(index + 1, urls.length)}
          onClick={() => onOpen(url)}
        >
          <img src={url} alt="" loading="lazy" decoding="async" />
        </button>
      ))}
    </div>
  );
}
