import { permissions } from '@vse/domain/access/permissions';
import { sortQuestions } from '@vse/domain/contract/calls';
import type { Question } from '@vse/domain/records/questions';
import { PUBLISH_STATES } from '@vse/domain/rules/publish-state';
import { QUESTION_TYPES } from '@vse/domain/rules/question-types';
import { useRef, useState } from 'react';
import { staffCall } from '../../lib/api/staff.ts';
import { useRows } from '../../lib/api/use-list.ts';
import { notify } from '../../lib/notifications.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/office/controls/button.tsx';
import type { Crumb } from '../../ui/office/crumbs.tsx';
import type { Filter } from '../../ui/office/filter-bar.tsx';
import { JumpTo } from '../../ui/office/jump-to.tsx';
import { ListScreen } from '../../ui/office/list-screen.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';
import { AddQuestionModal } from './add-question-modal.tsx';
import { useQuestionColumns } from './question-columns.tsx';
import styles from './questions.module.css';
import { SortQuestions } from './sort-questions.tsx';
import { type Order, useOrder, useOrderFocus } from './use-order.ts';
import { type Questions, readQuestions, useQuestions } from './use-questions.ts';

/** The questions of the quiz, in the order in which respondents see them. */
export function QuestionsScreen() {
  return (
    <StaffOnly access={permissions.catalogue.write}>
      {({ kind }) => <List isAdmin={kind === 'Admin'} />}
    </StaffOnly>
  );
}

function List({ isAdmin }: { isAdmin: boolean }) {
  const { questions: words, parts } = useOfficeWords();
  const questions = useQuestions();
  const order = useQuestionOrder(questions);
  const place = useRef<HTMLDivElement>(null);
  useOrderFocus(place, order.edit !== undefined);
  const crumbs = [
    { label: parts.dashboard, href: paths.dashboard.getHref() },
    { label: words.crumb },
  ];
  return (
    <div ref={place}>
      {order.edit ? (
        <SortQuestions crumbs={crumbs} order={order} questions={questions.items ?? []} />
      ) : (
        <Rows isAdmin={isAdmin} crumbs={crumbs} questions={questions} onSort={order.begin} />
      )}
    </div>
  );
}

type RowsProps = {
  isAdmin: boolean;
  crumbs: readonly Crumb[];
  questions: Questions;
  onSort: (before: Order) => void;
};

function Rows({ isAdmin, crumbs, questions, onSort }: RowsProps) {
  const { questions: words } = useOfficeWords();
  const [isAdding, setAdding] = useState(false);
  const list = useRows<Question>(questions, {
    find: ({ questionText }) => questionText,
    filters: {
      type: ({ type }, value) => type === value,
      visibility: ({ publishState }, value) => publishState === value,
    },
  });
  const { items, orderEtag = '' } = questions;
  const sort = () => onSort({ ids: items?.map(({ id }) => id) ?? [], etag: orderEtag });
  const columns = useQuestionColumns();
  const filters = useQuestionFilters();
  return (
    <ListScreen
      words={words}
      crumbs={crumbs}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      beneath={words.intro}
      filters={filters}
      actions={isAdmin && <JumpTo />}
      footer={
        items && (
          <div className={styles.footer} data-order>
            {items.length > 1 && <Button onClick={sort}>{words.editOrder}</Button>}
            <Button look="amber" aria-haspopup="dialog" onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          </div>
        )
      }
    >
      {isAdding && <AddQuestionModal onClose={() => setAdding(false)} />}
    </ListScreen>
  );
}

function useQuestionFilters(): Filter[] {
  const { columns, states, types } = useOfficeWords().questions;
  return [
    {
      kind: 'select',
      name: 'visibility',
      label: columns.visibility,
      options: PUBLISH_STATES.map((value) => ({ value, label: states[value] })),
    },
    {
      kind: 'select',
      name: 'type',
      label: columns.type,
      options: QUESTION_TYPES.map((value) => ({ value, label: types[value] })),
    },
  ];
}

function useQuestionOrder(questions: Questions) {
  const { orderSaved } = useOfficeWords().questions;
  return useOrder({
    save: async ({ ids, etag }) => {
      await staffCall(sortQuestions, { ids: [...ids], etag });
      await questions.sorted(ids);
      notify(orderSaved);
    },
    reload: async () => {
      const { items, orderEtag } = await readQuestions();
      // Shows questions that were added in the meantime.
      await questions.refresh();
      return { ids: items.map(({ id }) => id), etag: orderEtag };
    },
  });
}
