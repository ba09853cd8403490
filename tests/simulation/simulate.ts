import './builtins.ts';
import 'jose';
import { parseArgs } from 'node:util';

/*
 * `npm run simulate -- --seed N --steps M [--seeds K] [--log]`: runs the worlds of K seeds from N on, M steps each. The
 * built-in modules are replaced before the API is loaded.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
const { FAULT_NAMES } = await import('./faults.ts');
const { runWorld } = await import('./run.ts');
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    steps: { type: 'string', default: '10000' },
    log: { type: 'boolean', default: false },
  },
});
const [first, seeds, steps] = [Number(values.seed), Number(values.seeds), Number(values.steps)];
const began = process.hrtime.bigint();
const totals = new Map<string, number>(FAULT_NAMES.map((name) => [name, 0]));
let done = 0;
for (let seed = first; seed < first + seeds; seed++) {
  const outcome = await runWorld(seed, steps, values.log ? say : undefined);
  done += outcome.steps;
  for (const [what, times] of outcome.counts) totals.set(what, (totals.get(what) ?? 0) + times);
  if (outcome.violation) {
    say(`VIOLATED by seed ${seed} after ${outcome.steps} steps: ${outcome.violation}`);
    say(`  npm run simulate -- --seed ${seed} --steps ${steps} --log`);
    process.exitCode = 1;
    if (seeds > 1) continue;
  }
}
const seconds = Number(process.hrtime.bigint() - began) / 1e9;
if (!values.log) {
  for (const [what, times] of [...totals].sort()) say(`${String(times).padStart(8)} ${what}`);
  say(`${seeds} seeds, ${done} steps, ${Math.round(done / seconds)} steps a second`);
}
