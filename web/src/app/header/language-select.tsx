import type { Session } from '@vse/domain/records/users';
import { LANGUAGES } from '../../lib/words/languages.ts';
import { useLanguage, useWords } from '../../lib/words/words.ts';
import plain from '../../ui/base/plain-select.module.css';
import { GlobeIcon } from '../../ui/base/staff-icons.tsx';
import styles from './language-select.module.css';
import { useStaffLanguage } from './use-staff-language.ts';

/** Selects the language of the interface for the signed-in person. */
export function LanguageSelect({ session }: { session: Session }) {
  const { header } = useWords();
  const language = useLanguage();
  const choose = useStaffLanguage(session);
  return (
    <span className={`${plain.arrow} ${styles.language}`}>
      <span className={styles.globe}>
        <GlobeIcon />
      </span>
      <select
        className={`${plain.select} ${styles.select}`}
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
