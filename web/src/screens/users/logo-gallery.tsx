import { getLogos } from '@vse/domain/files';
import { useId, useState } from 'react';
import { useStaffApi } from '../../lib/api/staff.ts';
import { problemMessages } from '../../lib/problem.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Tick } from '../../ui/choice.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ModalActions } from '../../ui/modal-actions.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import styles from './logo-gallery.module.css';

type LogoGalleryProps = {
  provider: string;
  onChoose: (url: string) => void;
  onClose: () => void;
};

/** The pictures of a provider's gallery, to choose one of. */
export function LogoGallery({ provider, onChoose, onClose }: LogoGalleryProps) {
  const words = useWords();
  const { users, parts } = useOfficeWords();
  const { data, error } = useStaffApi(getLogos, { Provider: provider });
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const images = data?.data.images;
  const confirm = () => {
    setMissing(chosen === '');
    if (chosen) onChoose(chosen);
  };
  return (
    <Modal title={users.gallery} onClose={onClose}>
      <p>{users.galleryText(provider)}</p>
      {images && images.length === 0 && <p>{users.galleryEmpty}</p>}
      {images && (
        <Images urls={images.map(({ url }) => url)} chosen={chosen} onChange={setChosen} />
      )}
      {!images && !error && (
        <Skeleton>
          <Bone height="110px" radius="14px" />
        </Skeleton>
      )}
      <Alert
        messages={[
          ...(error && !images ? problemMessages(error, words) : []),
          ...(isMissing && !chosen ? [users.selectImage] : []),
        ]}
      />
      <ModalActions>
        <Button onClick={onClose}>{parts.cancel}</Button>
        <Button look="ink" onClick={confirm}>
          {users.galleryConfirm}
        </Button>
      </ModalActions>
    </Modal>
  );
}

type ImagesProps = { urls: readonly string[]; chosen: string; onChange: (url: string) => void };

function Images({ urls, chosen, onChange }: ImagesProps) {
  const { users } = useOfficeWords();
  const group = useId();
  return (
    <fieldset className={styles.images} aria-label={users.gallery}>
      {urls.map((url, index) => (
        <label key={url} className={styles.image}>
          <input
            type="radio"
            name={group}
            className={styles.input}
            aria-label={users.galleryImage(index + 1, urls.length)}
            checked={chosen === url}
            onChange={() => onChange(url)}
          />
          <img src={url} alt="" />
          {chosen === url && <Tick />}
        </label>
      ))}
    </fieldset>
  );
}
