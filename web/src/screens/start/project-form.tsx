import { type FormEvent, useState } from 'react';
import { useFieldProblems } from '../../lib/use-field-problems.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './start-screen.module.css';
import { useBeginQuiz } from './use-begin-quiz.ts';

export function ProjectForm({ salesperson }: { salesperson: string }) {
  const { start } = useOfficeWords();
  const [name, setName] = useState('');
  const { begin, isBusy, problems } = useBeginQuiz(salesperson);
  const { form, messagesId, partsOf } = useFieldProblems(problems);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void begin(name);
  };
  return (
    <section className={styles.screen}>
      <ScreenHeading title={start.title} />
      <p className={styles.promise}>{start.promise}</p>
      <form ref={form} noValidate onSubmit={submit} className={styles.form}>
        <TextField
          {...partsOf('name')}
          label={start.project}
          name="project"
          autoComplete="off"
          enterKeyHint="go"
          value={name}
          onValue={setName}
        />
        <Alert id={messagesId} messages={problems.messages} />
        <Button type="submit" look="amber" aria-disabled={isBusy}>
          {isBusy ? start.submitting : start.submit}
        </Button>
      </form>
    </section>
  );
}
