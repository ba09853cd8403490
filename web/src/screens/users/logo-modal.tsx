import { useState } from 'react';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Button } from '../../ui/kit/controls/button.tsx';
import { ModalActions } from '../../ui/kit/modal-actions.tsx';
import { LogoGallery } from '../../ui/office/logo-gallery.tsx';

type LogoModalProps = {
  provider: string;
  onChoose: (url: string) => void;
  onClose: () => void;
};

/** Chooses a picture from a provider's gallery. */
export function LogoModal({ provider, onChoose, onClose }: LogoModalProps) {
  const { users, parts } = useOfficeWords();
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    setMissing(chosen === '');
    if (chosen) onChoose(chosen);
  };
  return (
    <Modal title={users.gallery} onClose={onClose}>
      <p>{users.galleryText(provider)}</p>
      <LogoGallery
        provider={provider}
        label={users.gallery}
        empty={users.galleryEmpty}
        chosen={chosen}
        onChange={setChosen}
      />
      <Alert messages={isMissing && !chosen ? [users.selectImage] : []} />
      <ModalActions>
        <Button onClick={onClose}>{parts.cancel}</Button>
        <Button look="ink" onClick={confirm}>
          {users.galleryConfirm}
        </Button>
      </ModalActions>
    </Modal>
  );
}
