import { useId } from 'react';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { ScreenHeading } from '../../ui/base/screen-heading.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/kit/controls/button.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { RecordForm } from '../../ui/kit/record-form.tsx';
import styles from './start-screen.module.css';
import { useBeginQuiz } from './use-begin-quiz.ts';

export function ProjectForm({ salesperson }: { salesperson: string }) {
  const { start } = useOfficeWords();
  const form = useBeginQuiz(salesperson);
  const messagesId = useId();
  const { value: project, error, onValue } = form.field('project');
  return (
    <section className={styles.screen}>
      <ScreenHeading title={start.title} />
      <p className={styles.promise}>{start.promise}</p>
      <RecordForm form={form} className={styles.form}>
        <TextField
          label={start.project}
          name="project"
          autoComplete="off"
          enterKeyHint="go"
          aria-describedby={messagesId}
          {...(error && { 'aria-invalid': true })}
          value={project.name}
          onValue={(name) => onValue({ ...project, name })}
        />
        <Alert id={messagesId} messages={form.errors.messages} />
        <Button type="submit" look="amber" aria-disabled={form.isBusy}>
          {form.isBusy ? start.submitting : start.submit}
        </Button>
      </RecordForm>
    </section>
  );
}
