import type { FormEvent } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import styles from './invite-form.module.css';
import { useHeldPress } from './use-held-press.ts';
import { useInviteFormErrors } from './use-invite-form-errors.ts';
import { useLinkedFields } from './use-linked-fields.ts';
import { useRedeem } from './use-redeem.ts';

export function InviteForm() {
  const { invite } = useWords();
  const { redeem, isBusy, errors, isHelpNeeded } = useRedeem();
  const { form, messagesId, partsOf } = useInviteFormErrors(errors);
  const { fields, setFields, onLeave } = useLinkedFields(form);
  useHeldPress(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void redeem(fields);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onBlur={({ target }) => onLeave(target.name)}
      className={styles.form}
    >
      <TextField
        {...partsOf('email')}
        label={invite.email}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
        value={fields.email}
        onValue={(email) => setFields({ ...fields, email })}
      />
      <TextField
        {...partsOf('code')}
        label={invite.code}
        type="text"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck="false"
        enterKeyHint="go"
        className={styles.code}
        value={fields.code}
        onValue={(code) => setFields({ ...fields, code })}
      />
      <Alert id={messagesId} messages={errors.messages} />
      {/* Not in the alert, which has the specification's words alone. */}
      <p role="status" className={styles.hint}>
        {isHelpNeeded && <span>{invite.hint}</span>}
      </p>
      <Button type="submit" look="amber" aria-disabled={isBusy}>
        {/* Replaced as a whole: a text that a translation has put into elements of its own would stay as it was. */}
        <span key={String(isBusy)}>{isBusy ? invite.submitting : invite.submit}</span>
      </Button>
    </form>
  );
}
