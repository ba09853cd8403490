import { deleteLogo, getLogos, getSession, listUserSettings } from '@vse/domain/contract/calls';
import { useState } from 'react';
import { statusOf } from '../../../lib/api/api-error.ts';
import { staffCall, useRefresh, useStaffApi } from '../../../lib/api/staff.ts';
import { errorMessages } from '../../../lib/forms/errors.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { notify } from '../../../lib/notifications.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { useTranslated, useWords } from '../../../lib/words/words.ts';
import { ConfirmModal } from '../../../ui/kit/confirm-modal.tsx';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { ModalButton } from '../../../ui/kit/controls/modal-button.tsx';
import { OfficeDialog } from '../../../ui/kit/office-dialog.tsx';
import { LogoGallery } from '../../../ui/office/logo-gallery.tsx';
import styles from '../providers.module.css';

type GalleryModalProps = {
  provider: string;
  /** The picture that is selected first. */
  first: string;
  onClose: () => void;
};

/** The logos of a provider: how many users have each, and a button to delete it. */
export function GalleryModal({ provider, first, onClose }: GalleryModalProps) {
  const { common } = useWords();
  const { providers, parts } = useOfficeWords();
  const { gallery, deleteImage } = providers;
  const logos = useLogos(provider);
  const { images, error, retry } = logos;
  const [url, setUrl] = useState(first);
  const chosen = images?.find((image) => image.url === url);
  const usedBy = chosen?.usedBy ?? 0;
  return (
    <OfficeDialog
      title={gallery.title}
      width="wide"
      isBusy={logos.isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{parts.back}</Button>
          {!images && error !== undefined && <Button onClick={retry}>{common.tryAgain}</Button>}
          <ModalButton
            look="bad"
            disabled={!chosen}
            modal={(close) => (
              <ConfirmModal
                title={deleteImage.title}
                text={[deleteImage.text, usedBy > 0 && deleteImage.takenFrom({ count: usedBy })]
                  .filter(Boolean)
                  .join(' ')}
                confirm={providers.confirm}
                isBusy={logos.isBusy}
                onConfirm={() => void logos.remove(url, close)}
                onClose={close}
              />
            )}
          >
            {parts.delete}
          </ModalButton>
        </>
      }
    >
      <p className={styles.hint}>{gallery.text({ provider })}</p>
      <LogoGallery
        provider={provider}
        label={gallery.title}
        empty={gallery.empty}
        chosen={url}
        onChange={setUrl}
      />
      {chosen && (
        <p className={styles.hint}>
          <span>{nameOf(chosen.url)}</span> ·{' '}
          <span>{usedBy === 0 ? gallery.unused : gallery.usedBy({ count: usedBy })}</span>
        </p>
      )}
    </OfficeDialog>
  );
}

/** The file's name in the gallery, by which it is deleted. */
const nameOf = (url: string) => decodeURIComponent(url.split('?')[0]?.split('/').at(-1) ?? '');

function useLogos(provider: string) {
  const words = useWords();
  const { deleteImage } = useOfficeWords().providers;
  const translated = useTranslated();
  const { data, error, mutate } = useStaffApi(getLogos, { Provider: provider });
  const { run, isBusy } = useAction(deleteImage.title);
  const refreshUsers = useRefresh(listUserSettings);
  const refreshSession = useRefresh(getSession);

  async function remove(url: string, onDone: () => void) {
    await run(async () => {
      try {
        await staffCall(deleteLogo, { image: nameOf(url), folder: provider });
        notify(translated('IMAGE_DELETED'));
        const isOther = (image: { url: string }) => image.url !== url;
        void mutate(
          (now) =>
            now && {
              data: { images: now.data.images.filter(isOther) },
              images: now.images.filter(isOther),
            },
          { revalidate: false },
        );
        void refreshUsers();
        void refreshSession();
      } catch (failure) {
        const isUnreachable = statusOf(failure) === 0;
        notify(isUnreachable ? deleteImage.failed : errorMessages(failure, words).join(' '), {
          isError: true,
        });
      }
    }, onDone);
  }

  return { images: data?.images, error, isBusy, remove, retry: () => void mutate() };
}
