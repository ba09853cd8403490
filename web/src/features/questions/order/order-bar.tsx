import type { ComponentProps } from 'react';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { ErrorModal } from '../../../ui/kit/error-modal.tsx';
import { LeaveModal } from '../../../ui/kit/leave-modal.tsx';
import type { OrderList } from '../../../ui/kit/order-list.tsx';
import styles from '../questions.module.css';
import { LazyOrderList } from './lazy-order-list.ts';
import type { OrderEdit } from './use-order.ts';

/** Cancel and Save for a sort order, with the number of changes and any error. */
export function OrderBar({ order }: { order: OrderEdit }) {
  const { questions, parts } = useOfficeWords();
  const { count, isBusy, guard } = order;
  const busy = { title: parts.busyTitle, text: parts.busyText, confirm: parts.busyLeave };
  return (
    <>
      <span role="status" className={styles.quiet}>
        {count > 0 ? questions.moved({ count }) : ''}
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

type OrderRowsProps<T> = { order: OrderEdit; records: readonly T[] } & Pick<
  ComponentProps<typeof OrderList<T>>,
  'label' | 'nameOf' | 'heads' | 'cells'
>;

/** The records in the edited order. */
export function OrderRows<T extends { id: string }>(props: OrderRowsProps<T>) {
  const { order, records, nameOf, cells, ...list } = props;
  const byId = new Map(records.map((record) => [record.id, record]));
  const show = <Shown,>(id: string, part: (record: T) => Shown, otherwise: Shown) => {
    const record = byId.get(id);
    return record ? part(record) : otherwise;
  };
  return (
    <LazyOrderList
      {...list}
      items={order.edit?.ids.filter((id) => byId.has(id)) ?? []}
      before={order.edit?.before.ids ?? []}
      keyOf={(id) => id}
      nameOf={(id) => show(id, nameOf, '')}
      {...(cells && { cells: (id: string) => show(id, cells, []) })}
      onMove={order.move}
    />
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
