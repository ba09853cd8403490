import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../lib/browser/focus-heading.ts';
import { useStore } from '../../lib/browser/store.ts';
import { type Task, tasks } from '../../lib/tasks.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from './controls/button.tsx';
import { ProgressLine } from './controls/progress.tsx';
import styles from './task-list.module.css';

/** The long work that goes on, wherever the person is, each with how far it is and with Stop. */
export function TaskList() {
  const { parts } = useOfficeWords();
  const running = useStore(tasks);
  if (running.length === 0) return null;
  return (
    <ul className={styles.tasks} aria-label={parts.running}>
      {running.map((task) => (
        <li key={task.key} className={styles.task}>
          <RunningTask task={task} />
        </li>
      ))}
    </ul>
  );
}

function RunningTask({ task: { title, done, total, text, isStopping, stop } }: { task: Task }) {
  const { parts } = useOfficeWords();
  const { number } = useFormats();
  const line = useRef<HTMLDivElement>(null);
  // Its button disappears with it.
  useLayoutEffect(() => {
    const element = line.current;
    return () => {
      if (element?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  const counted = total > 0 && parts.shownOf({ shown: number(done), total: number(total) });
  return (
    <>
      <div ref={line} className={styles.line}>
        <p role="status" className={styles.title}>
          {isStopping ? parts.stopping : title}
        </p>
        {stop && (
          <Button
            isSmall
            aria-label={parts.stopTask({ what: title })}
            aria-disabled={isStopping}
            onClick={stop}
          >
            {parts.stop}
          </Button>
        )}
      </div>
      <ProgressLine label={title} value={done} max={Math.max(total, 1)} />
      <p className={styles.text}>{text ?? counted}</p>
    </>
  );
}
