import { useStore } from '../../lib/browser/store.ts';
import { usePrivacyWords } from '../../lib/words/privacy.ts';
import { useWords } from '../../lib/words/words.ts';
import { outboxFor } from '../../screens/quiz/outboxes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { forgetQuiz, leaveForHome } from './forget-quiz.ts';

/** No stylesheet, for the same reason as that of the line below the page. */
const LIST = { display: 'grid', gap: 12 } as const;

export function KeptDialog({ onClose }: { onClose: () => void }) {
  const words = usePrivacyWords();
  const { common } = useWords();
  return (
    <Modal title={words.keeps} onClose={onClose}>
      <ul style={LIST}>
        {words.kept.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{words.keptEnd}</p>
      <Button look="ink" onClick={onClose}>
        {common.close}
      </Button>
    </Modal>
  );
}

type RemoveDialogProps = { id: string; onClose: () => void; leave?: () => void };

/** Takes a quiz off a shared device. While something is not saved, it says so, and asks. */
export function RemoveDialog({ id, onClose, leave = leaveForHome }: RemoveDialogProps) {
  const { remove: words } = usePrivacyWords();
  const { outbox } = outboxFor(id);
  const { pending, completion } = useStore(outbox);
  const unsaved = Object.keys(pending).length;
  const isSaved = unsaved === 0 && completion !== 'wanted';
  const remove = () => {
    forgetQuiz(id);
    leave();
  };
  return (
    <Modal title={words.title} onClose={onClose}>
      {isSaved ? (
        <p role="status">{words.saved}</p>
      ) : (
        <Alert
          messages={[unsaved > 0 ? words.unsaved({ count: unsaved }) : words.waiting, words.lost]}
        />
      )}
      <p>{words.history}</p>
      {isSaved ? (
        <Button look="ink" onClick={remove}>
          {words.confirm}
        </Button>
      ) : (
        <>
          <Button look="ink" onClick={outbox.flush}>
            {words.save}
          </Button>
          <Button look="bad" onClick={remove}>
            {words.anyway}
          </Button>
        </>
      )}
      <Button onClick={onClose}>{words.cancel}</Button>
    </Modal>
  );
}
