import { useOfficeWords } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/office/controls/button.tsx';
import { ModalButton } from '../../../ui/office/controls/modal-button.tsx';
import styles from '../user-form.module.css';
import { LogoModal } from './logo-modal.tsx';

type LogoFieldProps = {
  /** The provider's name, for requesting its gallery. */
  provider: string;
  logo: string;
  disabled: boolean;
  onChange: (logo: string) => void;
};

/** The logo that the user sees instead of the product's, from their provider's gallery. */
export function LogoField({ provider, logo, disabled, onChange }: LogoFieldProps) {
  const { users } = useOfficeWords();
  const chooseLogo = (close: () => void) => (
    <LogoModal
      provider={provider}
      onChoose={(chosen) => {
        onChange(chosen);
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
        <h3>{users.fields.logo}</h3>
        <p className={styles.reason}>{users.logoFirst}</p>
        {!disabled && (
          <div className={styles.buttons}>
            <ModalButton modal={chooseLogo}>
              {logo ? users.changeLogo : users.chooseLogo}
            </ModalButton>
            {logo && (
              <Button look="text" onClick={() => onChange('')}>
                {users.removeLogo}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
