import { useId } from 'react';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import unseen from '../base/unseen-input.module.css';
import { Tick } from '../controls/choice.tsx';
import styles from './logo-choice.module.css';

type LogoChoiceProps = {
  label: string;
  urls: readonly string[];
  chosen: string;
  onChange: (url: string) => void;
};

/** A provider's gallery, in which one picture can be chosen. */
export function LogoChoice({ label, urls, chosen, onChange }: LogoChoiceProps) {
  const { users } = useOfficeWords();
  const group = useId();
  return (
    <fieldset className={styles.images} aria-label={label}>
      {urls.map((url, index) => (
        <label key={url} className={styles.image}>
          <input
            type="radio"
            name={group}
            className={unseen.input}
            aria-label={users.galleryImage({ number: index + 1, total: urls.length })}
            checked={chosen === url}
            onChange={() => onChange(url)}
          />
          <img src={url} alt="" />
          {chosen === url && <Tick />}
        </label>
      ))}
    </fieldset>
  );
}
