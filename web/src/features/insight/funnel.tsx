import type { getInsight } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import type { Source } from '@vse/domain/rules/insight-names';
import { type ReactNode, useState } from 'react';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import type { OfficeWords } from '../../lib/words/types.ts';
import { BareButton } from '../../ui/kit/controls/bare-button.tsx';
import { Bar } from '../../ui/office/bar.tsx';
import { FigureTable } from './figure-table.tsx';
import styles from './insight.module.css';
import { type Figure, type InsightTable, shareOf, type TableWords } from './insight-table.ts';
import { useNumbers } from './use-numbers.ts';
import { useInsightWords } from './words/insight.ts';

type FunnelFigures = OutputOf<typeof getInsight>['funnels'][number];

type StepName = keyof OfficeWords['funnel']['steps'];
/** The steps, each with the one that its share is of: a code may be told by telephone, so that is not always the last. */
const STEPS: Readonly<Record<Source, readonly [step: StepName, of?: StepName][]>> = {
  invite: [
    ['invited'],
    ['handedOver', 'invited'],
    ['redeemed', 'invited'],
    ['answered', 'redeemed'],
    ['completed', 'answered'],
    ['openedSheet', 'completed'],
  ],
  // A project has no invite: it begins with its quiz.
  project: [
    ['invited'],
    ['answered', 'invited'],
    ['completed', 'answered'],
    ['openedSheet', 'completed'],
  ],
};
type Step = { step: StepName; figure: Figure };

export function funnelTable(
  { source, now, before }: FunnelFigures,
  { insight: { funnel: words, sources }, funnel }: TableWords,
): InsightTable<Step> {
  const both = (counter: Step['step']) => ({ now: now[counter], before: before[counter] });
  return {
    key: 'funnel',
    isByRow: true,
    title: sources[source],
    text: words[source],
    name: funnel.step,
    nameOf: ({ step }) =>
      source === 'project' && step === 'invited' ? funnel.events.invited : funnel.steps[step],
    keyOf: ({ step }) => step,
    rows: STEPS[source].map(([step, of]) => ({
      step,
      figure: { ...both(step), of: of && both(of) },
    })),
    columns: [
      {
        key: 'people',
        title: funnel.people,
        figure: ({ figure }) => figure,
      },
    ],
  };
}

/** The funnel of a source, and a way to that of the other one. On paper there are both. */
export function Funnels({ funnels }: { funnels: readonly FunnelFigures[] }) {
  const { source: label, sources } = useInsightWords();
  // A source without any case says nothing.
  const known = funnels.filter(({ now, before }) => now.invited + before.invited > 0);
  const all = known.length > 0 ? known : funnels.slice(0, 1);
  const [chosen, setChosen] = useState<Source>();
  const shown = all.find(({ source }) => source === chosen) ?? all[0];
  const tabs = all.length > 1 && (
    <fieldset className={styles.tabs} aria-label={label}>
      {all.map(({ source }) => (
        <BareButton
          key={source}
          aria-pressed={source === shown?.source}
          onClick={() => setChosen(source)}
        >
          {sources[source]}
        </BareButton>
      ))}
    </fieldset>
  );
  return (
    <div className={styles.funnels}>
      {all.map((figures) => (
        <Funnel
          key={figures.source}
          figures={figures}
          beside={tabs}
          className={figures === shown ? undefined : styles.aside}
        />
      ))}
    </div>
  );
}

type FunnelProps = { figures: FunnelFigures; beside: ReactNode; className: string | undefined };

/** How many cases of a source took each step. */
function Funnel({ figures, beside, className }: FunnelProps) {
  const insight = useInsightWords();
  const { funnel } = useOfficeWords();
  const { number } = useNumbers();
  const { now, time } = figures;
  const states = Object.entries(funnel.states) as [keyof typeof funnel.states, string][];
  const parts = [
    `${number(now.completed)} ${funnel.steps.completed.toLowerCase()}`,
    // Where those stand that have not completed their quiz.
    ...states.flatMap(([state, said]) => (now[state] > 0 ? [`${number(now[state])} ${said}`] : [])),
  ];
  const table = { ...funnelTable(figures, { insight, funnel }), columns: useColumns(figures) };
  return (
    <FigureTable table={table} empty={insight.nothingYet} beside={beside} className={className}>
      <div className={styles.foot}>
        <p>{`${number(now.invited)} = ${parts.join(' + ')}`}</p>
        {time.now.seconds !== null && (
          <p>
            {insight.funnel.median({
              time: minutesOf(time.now.seconds),
              n: number(time.now.n),
              before: minutesOf(time.before.seconds),
            })}
          </p>
        )}
      </div>
    </FigureTable>
  );
}

const minutesOf = (seconds: number | null) =>
  seconds === null
    ? '–'
    : `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The number of each step, and what it is of the step before, of all, and against the period before. */
function useColumns(figures: FunnelFigures): InsightTable<Step>['columns'] {
  const insight = useInsightWords();
  const { funnel } = useOfficeWords();
  const { number, percent } = useNumbers();
  const all = { now: figures.now.invited, before: figures.before.invited };
  const shown = (share: number | undefined) => (share === undefined ? '' : percent(share));
  const column = (key: string, title: string, show: (step: Step) => ReactNode) => ({
    ...{ key, title, show, isForm: true },
    figure: ({ figure }: Step) => figure,
  });
  return [
    ...funnelTable(figures, { insight, funnel }).columns,
    column('bars', '', ({ figure }) => (
      <Bar figure={figure} most={Math.max(all.now, all.before)} rest={figure.of?.now ?? 0} />
    )),
    column('share', insight.funnel.ofStep, ({ figure }) => shown(shareOf(figure))),
    column('ofAll', funnel.ofAll, ({ step, figure }) =>
      step === 'invited' ? '' : shown(shareOf({ ...figure, of: all })),
    ),
    column('before', insight.before, ({ figure }) => (
      <>
        <span>{number(figure.before ?? 0)}</span> <span>{shown(shareOf(figure, 'before'))}</span>
      </>
    )),
    column('points', insight.points, ({ figure }) => <Points figure={figure} />),
  ];
}

/** By how many points of a percentage a share is higher or lower than before. */
function Points({ figure }: { figure: Figure }) {
  const { number } = useNumbers();
  const [now, before] = [shareOf(figure), shareOf(figure, 'before')];
  if (now === undefined || before === undefined) return null;
  const points = Math.round((now - before) * 1000) / 10;
  return (
    <span className={points < 0 ? styles.fewer : styles.more}>
      {(points > 0 ? '▲ +' : points < 0 ? '▼ −' : '') + number(Math.abs(points))}
    </span>
  );
}
