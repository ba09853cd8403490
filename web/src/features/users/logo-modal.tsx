import { useState } from 'react';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/kit/controls/button.tsx';
import { OfficeDialog } from '../../ui/kit/office-dialog.tsx';
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
    <OfficeDialog
      title={users.gallery}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="ink" onClick={confirm}>
            {users.galleryConfirm}
          </Button>
        </>
      }
    >
      <p>{users.galleryText({ provider })}</p>
      <LogoGallery
        provider={provider}
        label={users.gallery}
        empty={users.galleryEmpty}
        chosen={chosen}
        onChange={setChosen}
      />
      <Alert messages={isMissing && !chosen ? [users.selectImage] : []} />
    </OfficeDialog>
  );
}
