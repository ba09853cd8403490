import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useFieldProblems } from '../../lib/use-field-problems.ts';
import { useWords } from '../../lib/words/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './invite-form.module.css';
import { useRedeem } from './use-redeem.ts';

/** What the link of an e-mail carries, in its query or, where it must not reach a server's log, in its hash. */
function fromLink({ search, hash }: { search: string; hash: string }) {
  const given = [search, hash.slice(1)].map((text) => new URLSearchParams(text));
  const find = (name: string) => given.map((part) => part.get(name)).find(Boolean) ?? '';
  return { email: find('email'), code: find('code') };
}

export function InviteForm() {
  const { invite } = useWords();
  const location = useLocation();
  const [fields, setFields] = useState(() => fromLink(location));
  const { redeem, isBusy, problems } = useRedeem();
  const { form, messagesId, partsOf } = useFieldProblems(problems);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void redeem(fields);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
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
        input={{ className: styles.code ?? '' }}
        value={fields.code}
        onValue={(code) => setFields({ ...fields, code })}
      />
      <Alert id={messagesId} messages={problems.messages} />
      <Button type="submit" look="amber" aria-disabled={isBusy}>
        {isBusy ? invite.submitting : invite.submit}
      </Button>
    </form>
  );
}
