import './builtins.ts';
import 'jose';
import { parseArgs } from 'node:util';

/*
 * `npm run simulate -- --seed N --steps M [--seeds K] [--log]` runs the worlds of K seeds from N on, M steps each, and
 * stops at the first one in which something is violated. With `--until-met` it runs no more worlds than it takes until
 * every fault was injected and every race was met. The API is loaded after the built-in modules were replaced.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    steps: { type: 'string', default: '10000' },
    log: { type: 'boolean', default: false },
    'until-met': { type: 'boolean', default: false },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

async function simulate(first: number, seeds: number, steps: number): Promise<void> {
  const { EVENTS } = await import('./events.ts');
  const { runWorld } = await import('./run.ts');
  const totals = new Map<string, number>(EVENTS.map((name) => [name, 0]));
  const began = process.hrtime.bigint();
  let done = 0;
  for (let seed = first; seed < first + seeds; seed++) {
    const outcome = await runWorld(seed, steps, values.log ? say : undefined);
    done += outcome.steps;
    for (const [what, times] of outcome.counts) totals.set(what, (totals.get(what) ?? 0) + times);
    if (outcome.violation === undefined) {
      if (values['until-met'] && [...totals.values()].every((times) => times > 0)) break;
      continue;
    }
    say(`VIOLATED by seed ${seed} in step ${outcome.steps}: ${outcome.violation}`);
    say(`npm run simulate -- --seed ${seed} --steps ${steps} --log`);
    process.exitCode = 1;
    break;
  }
  if (values.log) return;
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  for (const [what, times] of [...totals].sort()) say(`${String(times).padStart(8)} ${what}`);
  say(`${done} steps from seed ${first} on, ${Math.round(done / seconds)} a second`);
}

await simulate(Number(values.seed), Number(values.seeds), Number(values.steps));
