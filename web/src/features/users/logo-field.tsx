import { lazyIn } from '../../lib/browser/lazy-in.tsx';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from '../../ui/kit/controls/button.tsx';
import type { FieldOf } from '../../ui/kit/controls/field-parts.tsx';
import { ModalButton } from '../../ui/kit/controls/modal-button.tsx';
import styles from './user-form.module.css';

const LogoModal = lazyIn(async () => (await import('./logo-modal.tsx')).LogoModal);

type LogoFieldProps = FieldOf<string | undefined> & {
  /** The provider's name, for requesting its gallery; '' until it is loaded. */
  provider: string;
};

/** The logo that the user sees instead of the product's, from their provider's gallery. */
export function LogoField({ label, provider, value: logo, disabled, onValue }: LogoFieldProps) {
  const { users } = useOfficeWords();
  const chooseLogo = (close: () => void) => (
    <LogoModal
      provider={provider}
      onChoose={(chosen) => {
        onValue(chosen);
        close();
      }}
      onClose={close}
    />
  );
  return (
    <div className={styles.logoRow}>
      <div className={styles.logo}>
        {logo ? (
          <img src={logo} alt={users.logoAlt} />
        ) : (
          <span className={styles.noLogo}>{users.noLogo}</span>
        )}
      </div>
      <div className={styles.logoWords}>
        <h3>{label}</h3>
        <p className={styles.reason}>{users.logoFirst}</p>
        {!disabled && provider && (
          <div className={styles.buttons}>
            <ModalButton modal={chooseLogo}>
              {logo ? users.changeLogo : users.chooseLogo}
            </ModalButton>
            {logo && (
              <Button look="text" onClick={() => onValue('')}>
                {users.removeLogo}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
