import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { CheckIcon } from '../../ui/base/icons.tsx';
import { ButtonTo } from '../../ui/kit/controls/button-to.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import styles from './first-steps.module.css';
import { STEPS, type Step } from './steps-left.ts';
import { useFirstStepsWords } from './words/first-steps.ts';

const HREFS = {
  adjectives: paths.addAdjective.getHref(),
  fragrances: paths.addFragrance.getHref(),
  providers: paths.addProvider.getHref(),
  users: paths.addUser.getHref(),
};

/** Leads through an empty product: what is there has a tick, what comes next a button. */
export function FirstSteps({ left }: { left: readonly Step[] }) {
  const steps = useFirstStepsWords();
  const { tiles, ...office } = useOfficeWords();
  const { number } = useFormats();
  return (
    <DashboardCard title={steps.title} text={steps.text}>
      <ol>
        {STEPS.map((name, index) => {
          const isDone = !left.includes(name);
          return (
            <li key={name} className={styles.step}>
              {isDone ? (
                <span
                  className={`${styles.mark} ${styles.done}`}
                  role="img"
                  aria-label={steps.done}
                >
                  <CheckIcon />
                </span>
              ) : (
                <span className={styles.mark}>{number(index + 1)}</span>
              )}
              <span className={styles.text}>
                <Link to={paths[name].getHref()}>{tiles[name]}</Link>
                <span className={styles.soft}>{steps[name]}</span>
              </span>
              {left[0] === name && (
                <ButtonTo look="amber" to={HREFS[name]}>
                  {office[name].add}
                </ButtonTo>
              )}
            </li>
          );
        })}
      </ol>
    </DashboardCard>
  );
}
