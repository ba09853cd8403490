import { permissions } from '@vse/domain/access/permissions';
import { may } from '../../../lib/auth/may.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { lazyIn } from '../../../lib/browser/lazy-in.tsx';
import type { RecordForm } from '../../../lib/forms/use-record-form.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useModal } from '../../kit/controls/modal-button.tsx';
import type { KeptRecord } from './lines.ts';

const HistoryPanel = lazyIn(async () => (await import('./history-panel.tsx')).HistoryPanel);

type HistoryButtonProps = {
  kept: KeptRecord;
  record: { id: string };
  name: string;
  form: Pick<RecordForm, 'restore' | 'isBusy'>;
};

/** Opens the history of a record, from which a former state can be put into the form. */
export function HistoryButton({ kept, record: { id }, name, form }: HistoryButtonProps) {
  const { parts } = useOfficeWords();
  const state = useSession();
  const { open, modal } = useModal((close) => (
    <HistoryPanel
      kept={kept}
      id={id}
      name={name}
      onRestore={(former, onRestored) => {
        close();
        form.restore(former, onRestored);
      }}
      onClose={close}
    />
  ));
  if (state.status !== 'signedIn' || !may(state.session, permissions.catalogue.history))
    return null;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-disabled={form.isBusy}
        onClick={() => form.isBusy || open()}
      >
        {parts.history}
      </Button>
      {modal}
    </>
  );
}
