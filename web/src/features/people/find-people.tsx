import { findPeople } from '@vse/domain/contract/calls';
import { NAME_LENGTH } from '@vse/domain/limits';
import type { PersonFound } from '@vse/domain/records/people';
import { emailKey } from '@vse/domain/rules/keys';
import { type FormEvent, useRef, useState } from 'react';
import { useStaffApi } from '../../lib/api/staff.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { EmailText } from '../../ui/base/email-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TableSkeleton } from '../../ui/feedback/office-skeleton.tsx';
import { columnsOf } from '../../ui/kit/columns.tsx';
import { BareButton } from '../../ui/kit/controls/bare-button.tsx';
import { Button } from '../../ui/kit/controls/button.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { DataTable } from '../../ui/kit/data-table.tsx';
import { FailureAlert } from '../../ui/kit/failure-alert.tsx';
import { OfficePage } from '../../ui/kit/office-page.tsx';
import { TableCard } from '../../ui/kit/table-card.tsx';
import { useListKeys } from '../../ui/kit/use-list-keys.ts';
import styles from './people.module.css';
import { usePeopleWords } from './words/people.ts';

type FindPeopleProps = {
  /** What was searched for last. */
  text: string;
  onFind: (text: string) => void;
  onChoose: (address: string) => void;
};

/** Searches by name or address. Two people of one name are two addresses, so that nobody is taken for another. */
export function FindPeople({ text, onFind, onChoose }: FindPeopleProps) {
  const words = usePeopleWords();
  const { rail } = useOfficeWords();
  const [typed, setTyped] = useState(text);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <OfficePage title={rail.people} crumbs={[{ label: rail.people }]} beneath={words.intro}>
      <form className={styles.find} onSubmit={find}>
        <TextField
          name="person"
          label={words.find}
          hint={words.hint}
          value={typed}
          onValue={setTyped}
          maxLength={NAME_LENGTH}
          spellCheck="false"
          enterKeyHint="search"
        />
        <Button type="submit" look="ink">
          {words.search}
        </Button>
      </form>
      {text !== '' && <Found key={text} text={text} onChoose={onChoose} />}
    </OfficePage>
  );
}

type FoundProps = { text: string; onChoose: (address: string) => void };

function Found({ text, onChoose }: FoundProps) {
  const words = usePeopleWords();
  const { common } = useWords();
  const { data, error, mutate } = useStaffApi(findPeople, { text });
  if (error !== undefined && !data)
    return (
      <div className={styles.part}>
        <FailureAlert error={error} />
        <Button onClick={() => void mutate()}>{common.tryAgain}</Button>
      </div>
    );
  if (!data) return <TableSkeleton />;
  const isListed = data.items.some(({ address }) => address === emailKey(text));
  return (
    <>
      {data.hasMore && <Notice>{words.more}</Notice>}
      <People items={data.items} onChoose={onChoose} />
      {/* Somebody who only got a mail is in no list. */}
      {text.includes('@') && !isListed && (
        <div className={styles.part}>
          <Button onClick={() => onChoose(text)}>{words.lookUp({ address: text })}</Button>
        </div>
      )}
    </>
  );
}

type PeopleProps = { items: readonly PersonFound[]; onChoose: (address: string) => void };

function People({ items, onChoose }: PeopleProps) {
  const words = usePeopleWords();
  const { rail } = useOfficeWords();
  const card = useRef<HTMLDivElement>(null);
  useListKeys(card);
  const known = ({ isUser, invites, results }: PersonFound) =>
    [
      isUser && words.user,
      invites > 0 && words.invites({ count: invites }),
      results > 0 && words.results({ count: results }),
    ]
      .filter(Boolean)
      .join(', ');
  if (items.length === 0) return <EmptyState title={words.nobody} text={words.nobodyText} />;
  return (
    <TableCard ref={card}>
      <DataTable
        caption={rail.people}
        rows={items}
        keyOf={({ address }) => address}
        columns={columnsOf(words.columns, {
          address: {
            ...{ isMain: true, isWide: true },
            show: ({ address }: PersonFound) => (
              <BareButton className={styles.choose} onClick={() => onChoose(address)}>
                <EmailText>{address}</EmailText>
              </BareButton>
            ),
          },
          names: { show: ({ names }) => names.join(', ') },
          known: { isQuiet: true, show: known },
        })}
      />
    </TableCard>
  );
}
