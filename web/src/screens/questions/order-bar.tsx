import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ErrorModal } from '../../ui/feedback/error-modal.tsx';
import { LeaveModal } from '../../ui/feedback/leave-modal.tsx';
import { Button } from '../../ui/office/controls/button.tsx';
import styles from './questions.module.css';
import type { OrderEdit } from './use-order.ts';

/** Cancel and Save for a sort order, with the number of changes and any error. */
export function OrderBar({ order }: { order: OrderEdit }) {
  const { questions, parts } = useOfficeWords();
  const { number } = useFormats();
  const { count, isBusy, guard } = order;
  const busy = { title: parts.busyTitle, text: parts.busyText, confirm: parts.busyLeave };
  return (
    <>
      <span role="status" className={styles.quiet}>
        {count > 0 ? questions.moved(number(count), count === 1) : ''}
      </span>
      <Button aria-disabled={isBusy} onClick={order.cancel}>
        {parts.cancel}
      </Button>
      <Button look="ink" aria-disabled={isBusy} onClick={order.submit}>
        {isBusy ? parts.saving : parts.save}
      </Button>
      <Problems order={order} />
      <LeaveModal guard={guard} {...(isBusy && { words: busy })} />
    </>
  );
}

function Problems({ order }: { order: OrderEdit }) {
  const { parts } = useOfficeWords();
  const { problems, isReading } = order;
  if (!problems) return null;
  return (
    <ErrorModal title={order.title} messages={problems.messages} onClose={order.dismiss}>
      {problems.isStale && (
        <Button aria-disabled={isReading} onClick={order.rebase}>
          {isReading ? parts.working : parts.reload}
        </Button>
      )}
    </ErrorModal>
  );
}
