import { INVITE_CODE_LENGTH } from '@vse/domain/limits';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/kit/controls/button.tsx';
import type { FieldOf } from '../../ui/kit/controls/field-parts.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import styles from './code-field.module.css';
import { freshCode } from './fresh-code.ts';

/** The code of an invite, with a button for a new one. */
export function CodeField({ onValue, ...field }: FieldOf<string>) {
  const { invites } = useOfficeWords();
  return (
    <div className={styles.code}>
      <TextField
        autoCapitalize="characters"
        spellCheck="false"
        maxLength={INVITE_CODE_LENGTH}
        input={{ className: styles.input ?? '' }}
        {...field}
        onValue={(code) => onValue(code.toUpperCase())}
      />
      <Button onClick={() => onValue(freshCode())}>{invites.newCode}</Button>
    </div>
  );
}
