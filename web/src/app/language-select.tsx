import type { Session } from '@vse/domain/users';
import { LANGUAGES } from '../lib/words/languages.ts';
import { useLanguage, useWords } from '../lib/words/words.ts';
import { GlobeIcon } from '../ui/staff-icons.tsx';
import styles from './language-select.module.css';
import { useStaffLanguage } from './use-staff-language.ts';

/** The language of the interface, for who is signed in. */
export function LanguageSelect({ session }: { session: Session }) {
  const { header } = useWords();
  const language = useLanguage();
  const choose = useStaffLanguage(session);
  return (
    <span className={styles.language}>
      <span className={styles.globe}>
        <GlobeIcon />
      </span>
      <select
        className={styles.select}
        aria-label={header.language}
        value={language}
        onChange={(event) => void choose(event.target.value)}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
