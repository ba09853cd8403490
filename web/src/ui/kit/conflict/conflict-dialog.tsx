import { MINUTE_MS } from '@vse/domain/rules/durations';
import { useSession } from '../../../lib/auth/session.ts';
import type { Choice, Conflict } from '../../../lib/forms/use-rebase.ts';
import type { RecordForm } from '../../../lib/forms/use-record-form.ts';
import { useConflictWords } from '../../../lib/words/conflict.ts';
import { useFormats } from '../../../lib/words/format.ts';
import { timeAgo } from '../../../lib/words/time-ago.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { BareButton } from '../controls/bare-button.tsx';
import { Button } from '../controls/button.tsx';
import { Initials } from '../initials.tsx';
import { OfficeDialog } from '../office-dialog.tsx';
import { ChoiceRow } from './choice-row.tsx';
import styles from './conflict.module.css';

type ConflictDialogProps = { form: RecordForm };

/** Two people changed a record: chooses between both, field by field, and saves the outcome. */
export function ConflictDialog({ form }: ConflictDialogProps) {
  const words = useConflictWords();
  const titleOf = useTitle();
  const { dateTime } = useFormats();
  const me = useSession();
  const { conflict, choose, postpone, settle } = form.rebase;
  if (!conflict) return null;
  const { by, date, choices } = conflict;
  const isDecided = choices.every(({ side }) => side);
  const names = choices.map(({ name }) => name);
  return (
    <OfficeDialog
      title={titleOf(conflict)}
      picture={by && <Initials name={by} isLarge />}
      width="sheet"
      onClose={postpone}
      actions={
        <>
          <Outcome form={form} choices={choices} by={by} />
          <Button onClick={postpone}>{words.keepEditing}</Button>
          <Button look="ink" aria-disabled={!isDecided} onClick={settle}>
            {words.saveThis}
          </Button>
        </>
      }
    >
      <p className={styles.soft}>{words.text}</p>
      <div className={styles.heads}>
        <p>
          {me.status === 'signedIn' && <Initials name={me.session.name || me.session.email} />}
          <b>{words.yours}</b> <span className={styles.soft}>{words.unsaved}</span>
          <BareButton className={styles.all} onClick={() => choose(names, 'mine')}>
            {words.takeYours}
          </BareButton>
        </p>
        <p>
          {by && <Initials name={by} />}
          <b>{words.theirs}</b>{' '}
          <span className={styles.soft}>{date && words.savedAt({ date: dateTime(date) })}</span>
          <BareButton className={styles.all} onClick={() => choose(names, 'theirs')}>
            {words.takeTheirs}
          </BareButton>
        </p>
      </div>
      {choices.map((choice) => (
        <ChoiceRow
          key={choice.name}
          form={form}
          choice={choice}
          by={by}
          onChoose={(side) => choose([choice.name], side)}
        />
      ))}
    </OfficeDialog>
  );
}

/** Says who and when. 'This minute' would not read well after 'changed this'. */
function useTitle() {
  const words = useConflictWords();
  const language = useLanguage();
  return ({ by, isFromOutside, date }: Conflict) => {
    if (!by) return isFromOutside ? words.changedOutside : words.changed;
    const now = Date.now();
    if (!date || now - Date.parse(date) < MINUTE_MS) return words.changedNow({ name: by });
    return words.changedBy({ name: by, ago: timeAgo(date, now, language) });
  };
}

type OutcomeProps = { form: RecordForm; choices: readonly Choice[]; by: string | undefined };

/** What will be saved, in a sentence. */
function Outcome({ form: { labels, fileNames }, choices, by }: OutcomeProps) {
  const words = useConflictWords();
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' });
  const listed = (side: Choice['side']) =>
    list.format(
      choices.filter((choice) => choice.side === side).map(({ name }) => labels[name] ?? name),
    );
  const [mine, theirs, open] = [listed('mine'), listed('theirs'), listed(undefined)];
  const sources = [
    mine && words.fromYou({ fields: mine }),
    theirs &&
      (by ? words.fromOne({ fields: theirs, name: by }) : words.fromThem({ fields: theirs })),
  ].filter(Boolean);
  const fields = Object.keys(labels).filter((name) => !fileNames[name]);
  const others = fields.length - choices.length;
  return (
    <div role="status" className={styles.outcome}>
      <b>{words.willBeSaved}</b>
      <p>
        {sources.length > 0 && <span>{`${sources.join(', ')}. `}</span>}
        <span>
          {open
            ? words.stillToChoose({ fields: open })
            : others > 0 && words.others({ count: others })}
        </span>
      </p>
    </div>
  );
}
