import { permissions } from '@vse/domain/access/permissions';
import { getQuizResult } from '@vse/domain/contract/first-calls';
import type { Session } from '@vse/domain/records/users';
import { type ExportKind, exportedFrom } from '@vse/domain/rules/exports';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { staffCall } from '../../lib/api/staff.ts';
import { may } from '../../lib/auth/may.ts';
import { download } from '../../lib/export/download.ts';
import type { FileFormat } from '../../lib/export/result-file.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import styles from './admin-tools.module.css';

const FILES = [
  ['fragrances', 'xlsx'],
  ['fragrances', 'csv'],
  ['answers', 'xlsx'],
  ['answers', 'csv'],
] as const;

type AdminToolsProps = { session: Session; id: string };

export const AdminTools = ({ session, id }: AdminToolsProps) =>
  may(session, permissions.quizResults.adminTools) && <Downloads id={id} />;

/** An Admin's downloads of a result, made in the browser on demand. */
function Downloads({ id }: { id: string }) {
  const { admin } = useOfficeWords().history;
  const { run, isBusy, error } = useAction(admin.title, () => [admin.failed]);
  const make = (kind: ExportKind, format: FileFormat) =>
    void run(async () => {
      const [result, { resultFile }] = await Promise.all([
        // With the staff token, because a respondent's token in this browser would return less.
        staffCall(getQuizResult, { id }),
        import('../../lib/export/result-file.ts'),
      ]);
      const { file, name } = await resultFile(exportedFrom(result), kind, format);
      download(file, name);
    });
  useAskedDownload((kind) => make(kind, 'xlsx'));
  const titles = { fragrances: admin.results, answers: admin.answers };
  return (
    <details className={styles.tools} open={error === undefined ? undefined : true}>
      <summary className={styles.title}>{admin.title}</summary>
      <div className={styles.buttons}>
        {FILES.map(([kind, format]) => (
          <Button
            key={`${kind}.${format}`}
            isSmall
            aria-disabled={isBusy}
            onClick={() => make(kind, format)}
          >
            {`${titles[kind]} (.${format})`}
          </Button>
        ))}
      </div>
      <Alert messages={error === undefined ? [] : [admin.failed]} />
    </details>
  );
}

/**
 * Starts the download that an address such as `/results/{id}/download-answers` names, once; a reload does not repeat
 * it.
 */
function useAskedDownload(begin: (kind: ExportKind) => void) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const kind: unknown = state?.download;
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current || (kind !== 'answers' && kind !== 'fragrances')) return;
    isBegun.current = true;
    navigate(pathname, { replace: true, state: null });
    begin(kind);
  }, [kind, pathname, navigate, begin]);
}
