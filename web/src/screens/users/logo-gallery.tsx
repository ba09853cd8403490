import { getLogos } from '@vse/domain/contract/calls';
import { useState } from 'react';
import { useStaffApi } from '../../lib/api/staff.ts';
import { problemMessages } from '../../lib/forms/problem.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ModalActions } from '../../ui/feedback/modal-actions.tsx';
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/office/controls/button.tsx';
import { LogoChoice } from '../../ui/office/logo-choice.tsx';

type LogoGalleryProps = {
  provider: string;
  onChoose: (url: string) => void;
  onClose: () => void;
};

/** Chooses a picture from a provider's gallery. */
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
        <LogoChoice
          label={users.gallery}
          urls={images.map(({ url }) => url)}
          chosen={chosen}
          onChange={setChosen}
        />
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
