import { retryJob } from '@vse/domain/contract/calls';
import type { Job } from '@vse/domain/records/jobs';
import { Link } from 'react-router';
import { staffCall } from '../../lib/api/staff.ts';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import type { JobsWords } from '../../lib/words/types.ts';
import { useTranslated, useWords } from '../../lib/words/words.ts';
import { ActionButton } from '../../ui/kit/action-button.tsx';
import { columnsOf } from '../../ui/kit/columns.tsx';
import { Button } from '../../ui/kit/controls/button.tsx';
import type { Column } from '../../ui/kit/data-table.tsx';
import { StatusMark, type Tone } from '../../ui/kit/status-mark.tsx';
import styles from './jobs.module.css';
import { useJobTexts } from './use-job-texts.ts';
import { useJobWords } from './words/jobs.ts';

type Actions = {
  /** Reads the list again. */
  refresh: () => Promise<void>;
  /** Asks whether to end a job. */
  onEnd: (job: Job) => void;
};

export function useJobColumns(actions: Actions): Column<Job>[] {
  const { columns } = useJobWords();
  return columnsOf<Job, keyof typeof columns>(columns, {
    what: { isMain: true, isWide: true, show: (job) => <What job={job} /> },
    state: { isWide: true, isPlain: true, show: (job) => <State job={job} /> },
    since: { isShort: true, isQuiet: true, show: (job) => <Since job={job} /> },
    actions: {
      ...{ isShort: true, isPlain: true },
      show: (job) => <RowActions job={job} {...actions} />,
    },
  });
}

/** A change set leads to the page where it can be undone. */
function What({ job }: { job: Job }) {
  const { begunBy } = useJobWords();
  const { isKnown, what } = useJobTexts();
  const name = what(job);
  return (
    <span className={isKnown(job) ? styles.what : undefined}>
      {job.kind === 'changeSet' ? (
        <Link to={paths.changes.getHref()}>{name}</Link>
      ) : (
        <span>{name}</span>
      )}
      {job.by && <span className={styles.by}>{begunBy({ name: job.by })}</span>}
    </span>
  );
}

/** The state, how far it is, when it runs next, why it did not work, and what it has left in which state. */
function State({ job }: { job: Job }) {
  const jobs = useJobWords();
  const translated = useTranslated();
  const { far, left } = useJobTexts();
  const { dateTime } = useFormats();
  const { tone, text } = stateOf(job, jobs);
  const isNext = job.due !== null && job.state !== 'running';
  const lines = [
    ...(isNext ? [jobs.next({ date: dateTime(job.due ?? '') })] : []),
    ...far(job),
    ...(job.reason ? [translated(job.reason)] : []),
    ...left(job),
  ];
  return (
    <>
      <StatusMark tone={tone}>{text}</StatusMark>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </>
  );
}

function stateOf({ state, reason, isEnding }: Job, jobs: JobsWords): { tone: Tone; text: string } {
  if (isEnding) return { tone: 'waiting', text: jobs.ending };
  if (state === 'waiting')
    return { tone: 'waiting', text: reason ? jobs.afterError : jobs.states.waiting };
  return { tone: TONES[state], text: jobs.states[state] };
}

const TONES = { running: 'open', failed: 'bad', done: 'good', ended: 'quiet' } as const;

function Since({ job: { began, changed, state } }: { job: Job }) {
  const { until } = useJobWords();
  const { dateTime } = useFormats();
  const isOver = state !== 'running' && state !== 'waiting';
  return (
    <>
      <time dateTime={began}>{dateTime(began)}</time>
      {isOver && (
        <time dateTime={changed} className={styles.until}>
          {until({ date: dateTime(changed) })}
        </time>
      )}
    </>
  );
}

/** Nothing for a job of a newer version: nobody here knows what it holds. */
function RowActions({ job, refresh, onEnd }: { job: Job } & Actions) {
  const jobs = useJobWords();
  const { common } = useWords();
  const { what, isKnown } = useJobTexts();
  const { id, state, isEnding, canEnd } = job;
  if (!isKnown(job) || isEnding) return null;
  const retry = async () => {
    try {
      return await staffCall(retryJob, { id });
    } finally {
      // A refusal says that the list is outdated.
      await refresh();
    }
  };
  const canRetry = state === 'waiting' || state === 'failed';
  if (!canRetry && !canEnd) return null;
  return (
    <span className={styles.actions}>
      {canRetry && (
        <ActionButton
          isSmall
          label={jobs.retryOne({ what: what(job) })}
          action={retry}
          onDone={() => {}}
          errorTitle={jobs.retryFailed}
        >
          {common.tryAgain}
        </ActionButton>
      )}
      {canEnd && (
        <Button
          isSmall
          aria-haspopup="dialog"
          aria-label={jobs.endOne({ what: what(job) })}
          onClick={() => onEnd(job)}
        >
          {jobs.end}
        </Button>
      )}
    </span>
  );
}
