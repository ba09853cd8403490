import type { HistoryItem } from '@vse/domain/records/quiz-results';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { notify } from '../../lib/notifications.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Hidden } from '../../ui/base/hidden.tsx';
import { CopyIcon } from '../../ui/base/icons.tsx';
import { TrashIcon } from '../../ui/base/staff-icons.tsx';
import { useCopy } from '../../ui/base/use-copy.ts';
import { MoreMenu } from '../../ui/kit/controls/menu.tsx';
import styles from './history.module.css';

type RowActionsProps = {
  result: HistoryItem;
  onDelete: ((result: HistoryItem) => void) | undefined;
};

/** The way to one result or to its unfinished quiz, and what else can be done with it. */
export function RowActions({ result, onDelete }: RowActionsProps) {
  const { history, parts } = useOfficeWords();
  const { invite, project, permalinkUrl } = result;
  const { outcome, copy } = useCopy(permalinkUrl);
  useEffect(() => {
    if (outcome === 'copied') notify(history.copied);
    if (outcome === 'failed') notify(history.notCopied({ url: permalinkUrl }), { isError: true });
  }, [outcome, permalinkUrl, history]);
  const copyLink = { label: history.copyLink, icon: <CopyIcon />, onSelect: () => void copy() };
  const remove = onDelete && {
    label: parts.delete,
    icon: <TrashIcon />,
    onSelect: () => onDelete(result),
  };
  return (
    <span className={styles.actions}>
      <RowLink result={result} />
      <MoreMenu
        label={history.more({ name: invite.name || project.name || '' })}
        items={remove ? [copyLink, remove] : [copyLink]}
      />
    </span>
  );
}

function RowLink({ result: { id, isQuizCompleted, progress } }: { result: HistoryItem }) {
  const { history } = useOfficeWords();
  if (isQuizCompleted)
    return (
      <Link data-opens-row to={paths.quizComplete.getHref(id)}>
        {history.view}
      </Link>
    );
  return (
    <Link data-opens-row to={paths.quiz.getHref(id)}>
      {progress ? (
        <>
          <Hidden>{`${history.openQuiz}: `}</Hidden>
          <span>
            {history.progress({ answered: progress.answered, questions: progress.questions })}
          </span>
        </>
      ) : (
        history.openQuiz
      )}
    </Link>
  );
}
