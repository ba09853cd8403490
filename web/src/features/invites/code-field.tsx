import { INVITE_CODE_LENGTH } from '@vse/domain/limits';
import { useRef } from 'react';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from '../../ui/kit/controls/button.tsx';
import type { FieldOf } from '../../ui/kit/controls/field-parts.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import styles from './code-field.module.css';
import { freshCode } from './fresh-code.ts';

/** The code of an invite, with a button for a new one. */
export function CodeField({ onValue, ...field }: FieldOf<string>) {
  const { invites } = useOfficeWords();
  // Android's keyboards compose each word: a field that changes under them gets every sign again. The styles show
  // capitals meanwhile.
  const isComposing = useRef(false);
  return (
    <div className={styles.code}>
      <TextField
        autoCapitalize="characters"
        spellCheck="false"
        maxLength={INVITE_CODE_LENGTH}
        input={{
          className: styles.input ?? '',
          onCompositionStart: () => {
            isComposing.current = true;
          },
          onCompositionEnd: ({ currentTarget }) => {
            isComposing.current = false;
            onValue(currentTarget.value.toUpperCase());
          },
        }}
        {...field}
        onValue={(code) => onValue(isComposing.current ? code : code.toUpperCase())}
      />
      <Button onClick={() => onValue(freshCode())}>{invites.newCode}</Button>
    </div>
  );
}
