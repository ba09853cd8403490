import { MAX_BULK_INVITES } from '@vse/domain/limits';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextArea } from '../../../ui/kit/controls/text-area.tsx';
import { FailureAlert } from '../../../ui/kit/failure-alert.tsx';
import styles from './bulk.module.css';
import { takeFocusInside } from './focus.ts';
import type { BulkForm } from './use-bulk-form.ts';

/** Takes a list by pasting or from a file, and shows it for editing. */
export function BulkPaste({ bulk }: { bulk: BulkForm }) {
  const { invites } = useOfficeWords();
  const { checking, problem } = bulk;
  return (
    <div ref={takeFocusInside} className={styles.stage}>
      <p>{invites.bulkText({ max: MAX_BULK_INVITES })}</p>
      <TextArea
        label={invites.paste}
        rows={8}
        placeholder={invites.pasteExample}
        value={bulk.form.draft.text}
        onValue={bulk.write}
      />
      <Alert messages={problem ? [problem] : []} />
      <FailureAlert error={checking.error} />
    </div>
  );
}
