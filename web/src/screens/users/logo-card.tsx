import { useState } from 'react';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LogoGallery } from './logo-gallery.tsx';
import styles from './user-form.module.css';

type LogoCardProps = {
  /** The provider's name, by which its gallery is asked for. */
  provider: string;
  logo: string;
  disabled?: boolean;
  onChange: (logo: string) => void;
};

/** The logo that the user sees in place of the product's, out of their provider's gallery. */
export function LogoCard({ provider, logo, disabled = false, onChange }: LogoCardProps) {
  const { users } = useOfficeWords();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Card title={users.fields.logo} text={users.logoFirst}>
      <div className={styles.logo}>
        {logo ? (
          <img src={logo} alt={users.logoAlt} />
        ) : (
          <span className={styles.noLogo}>{users.noLogo}</span>
        )}
      </div>
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
    </Card>
  );
}
