import type { QuizResultSummary } from '@vse/domain/records/quiz-results';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { notify } from '../../lib/notifications.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { CheckIcon, CopyIcon } from '../../ui/base/icons.tsx';
import { ResumeIcon, TrashIcon } from '../../ui/base/staff-icons.tsx';
import { useCopy } from '../../ui/base/use-copy.ts';
import { BareButton } from '../../ui/kit/controls/bare-button.tsx';
import { Tip } from '../../ui/kit/controls/tip.tsx';
import styles from './history.module.css';

type RowActionsProps = {
  result: QuizResultSummary;
  onDelete: ((result: QuizResultSummary) => void) | undefined;
};

/** The actions for one result. */
export function RowActions({ result, onDelete }: RowActionsProps) {
  const { history, parts } = useOfficeWords();
  const { id, isQuizCompleted, permalinkUrl } = result;
  return (
    <span className={styles.actions}>
      <Link data-opens-row to={paths.quizComplete.getHref(id)}>
        {history.view}
      </Link>
      <span className={styles.icons}>
        <CopyPermalink url={permalinkUrl} />
        {onDelete && (
          <Tip isName text={parts.delete}>
            <BareButton
              className={styles.icon}
              aria-haspopup="dialog"
              onClick={() => onDelete(result)}
            >
              <TrashIcon />
            </BareButton>
          </Tip>
        )}
      </span>
      {!isQuizCompleted && (
        <Tip isName text={history.openQuiz}>
          <Link to={paths.quiz.getHref(id)} className={styles.open}>
            <ResumeIcon />
            <span>{history.openQuiz}</span>
          </Link>
        </Tip>
      )}
    </span>
  );
}

function CopyPermalink({ url }: { url: string }) {
  const { history } = useOfficeWords();
  const { outcome, copy } = useCopy(url);
  useEffect(() => {
    if (outcome === 'copied') notify(history.copied);
    if (outcome === 'failed') notify(history.notCopied(url), { isError: true });
  }, [outcome, url, history]);
  return (
    <Tip isName text={history.copyLink}>
      <BareButton className={styles.icon} onClick={() => void copy()}>
        {outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
      </BareButton>
    </Tip>
  );
}
