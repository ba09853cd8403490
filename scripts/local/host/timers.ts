import { parseCron } from './cron.ts';
import { invoke } from './invoke.ts';
import type { Trigger } from './load.ts';

export type Timers = {
  /** Runs a timer function now, out of its schedule; false when there is none of the name. */
  runNow(name: string): boolean;
  stop(): Promise<void>;
};

const SECOND = 1000;

/** Runs timer functions on their schedules. A run is skipped while the previous one is still going on. */
export function startTimers(triggers: Trigger[]): Timers {
  const running = new Map<Trigger, Promise<void>>();
  const isDue = new Map(
    triggers.map((trigger) => [trigger, parseCron(trigger.binding.schedule ?? '')]),
  );

  const run = (trigger: Trigger) => {
    if (running.has(trigger)) return;
    const data = { json: JSON.stringify({ schedule: { adjustForDST: true }, isPastDue: false }) };
    const work = invoke(trigger.target, { name: trigger.bindingName, data })
      .then(() => {})
      .catch((error: unknown) => console.error(`Timer ${trigger.target.name} failed:`, error))
      .finally(() => running.delete(trigger));
    running.set(trigger, work);
  };

  let last = Math.floor(Date.now() / SECOND);
  const clock = setInterval(() => {
    const now = Math.floor(Date.now() / SECOND);
    // A busy or sleeping machine skips seconds; those of the last minute are made up for.
    for (let second = Math.max(last + 1, now - 59); second <= now; second += 1)
      for (const [trigger, due] of isDue) if (due(new Date(second * SECOND))) run(trigger);
    last = now;
  }, SECOND / 4);

  for (const trigger of triggers) if (trigger.binding.runOnStartup) run(trigger);
  return {
    runNow(name) {
      const found = triggers.find(({ target }) => target.name === name);
      if (found) run(found);
      return found !== undefined;
    },
    stop: async () => {
      clearInterval(clock);
      await Promise.all(running.values());
    },
  };
}
