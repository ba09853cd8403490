import { useState } from 'react';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/office/controls/button.tsx';
import { LogoGallery } from './logo-gallery.tsx';
import styles from './user-form.module.css';

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
  const [isChoosing, setChoosing] = useState(false);
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
            <Button aria-haspopup="dialog" onClick={() => setChoosing(true)}>
              {logo ? users.changeLogo : users.chooseLogo}
            </Button>
            {logo && (
              <Button look="text" onClick={() => onChange('')}>
                {users.removeLogo}
              </Button>
            )}
          </div>
        )}
      </div>
      {isChoosing && (
        <LogoGallery
          provider={provider}
          onChoose={(chosen) => {
            onChange(chosen);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
