import { openHistory } from './history.ts';
import { type Measured, measure } from './measure.ts';

/*
 * What respondents and staff wait for, over a short and a long history in one run: the ratio says whether cost grows
 * with history. Times depend on the machine; ratios do not, or hardly. `--json` for machines.
 */
const SHORT = 300;
const LONG = 30_000;
const say = process.argv.includes('--json') ? () => {} : (line: string) => console.log(line);

async function over(size: number): Promise<Measured[]> {
  say(`Writing a history of ${size.toLocaleString('en')} results and invites…`);
  const history = await openHistory(size);
  try {
    const { services, provider, salesperson } = history;
    const newest = { limit: 50 };
    return [
      await measure('redeem an invite', () => history.redeem()),
      await measure('save one answer', () => history.answerOne()),
      await measure('complete a quiz', () => history.complete()),
      await measure('read a result by permalink', () => history.readResult()),
      await measure('first page of results, all', () => services.quizResults.page([], newest)),
      await measure('first page of results, a provider', () =>
        services.quizResults.page([provider], newest),
      ),
      await measure('first page of results, a salesperson', () =>
        services.quizResults.page([salesperson], newest),
      ),
      await measure('first page of invites, a provider', () =>
        services.invites.page([provider], newest),
      ),
      await measure('count of results, a provider', () =>
        services.counts('quizResults', [provider]),
      ),
    ];
  } finally {
    await history.close();
  }
}

const short = await over(SHORT);
const long = await over(LONG);
const rows = short.map(({ what, ms }, index) => {
  const longMs = long[index]?.ms ?? Number.NaN;
  return { what, shortMs: ms, longMs, ratio: longMs / ms };
});

if (process.argv.includes('--json')) console.log(JSON.stringify({ SHORT, LONG, rows }, null, 2));
else {
  const digits = (value: number) => value.toFixed(2).padStart(8);
  say('');
  say(
    `${'median ms over a history of'.padEnd(38)}${String(SHORT).padStart(8)}${String(LONG).padStart(8)}   ratio`,
  );
  for (const { what, shortMs, longMs, ratio } of rows)
    say(`${what.padEnd(38)}${digits(shortMs)}${digits(longMs)}${digits(ratio)}`);
}
