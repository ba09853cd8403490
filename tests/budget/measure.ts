import { HOUR_MS } from '@vse/domain/rules/durations';
import type { Context } from '../../api/src/services/context.ts';
import { type Figures, figuresOf, shareOf, sumOf } from './figures.ts';
import type { Request } from './journey.ts';
import { call, type World } from './world.ts';

/**
 * Cold: every request reaches an instance that has just started. Warm: it reaches one that has done the same before, for
 * another record where it changes one.
 */
const INSTANCES = ['warm', 'cold'] as const;
type Instance = (typeof INSTANCES)[number];

/** What a step costs. */
export type Row = { step: string; instance: Instance; figures: Figures };
/** Has an instance do what a timer does. */
export type Timer = <T>(run: (context: Context) => Promise<T>) => Promise<T>;

/** Requests and timers that are counted. `host` says which instance answers the next one. */
function counted(world: World, host: () => Context) {
  const spent: { step: string; figures: Figures }[] = [];
  let from: number | undefined;
  const spend = async <T>(
    step: string,
    run: (context: Context) => Promise<{ output: T; bytes: number }>,
  ): Promise<T> => {
    const context = host();
    // What goes on after a response counts towards the next request.
    from ??= world.store.calls.length;
    const { output, bytes } = await run(context);
    const made = world.store.calls.slice(from);
    from += made.length;
    spent.push({ step, figures: figuresOf(made, bytes) });
    return output;
  };
  const request: Request = (step, each, input, token) =>
    spend(step, (context) => call(context, each, input, token));
  const timer: Timer = (run) =>
    spend('timer', async (context) => ({ output: await run(context), bytes: 0 }));
  /** The sum of the requests of a step; of all without one. */
  const total = (step?: string) =>
    sumOf(
      spent
        .filter((each) => step === undefined || each.step === step)
        .map(({ figures }) => figures),
    );
  return { request, timer, total };
}
export type CountedCalls = ReturnType<typeof counted>;

/** A step of one request or more. `round` is 0 for the rehearsal, 1 for the warm instance, 2 for the cold one. */
export type Step = {
  name: string;
  run(request: Request, round: number, timer: Timer): Promise<unknown>;
  /** How many persons or results the step is divided by. */
  parts?: number;
};

/** Measures a step on a warm and on a cold instance, an hour after what was before, whose limits are over by then. */
export async function measureStep(world: World, { name, run, parts = 1 }: Step): Promise<Row[]> {
  const totals = await onBoth(world, ({ request, timer }, round) => run(request, round, timer));
  return INSTANCES.map((instance) => ({
    step: name,
    instance,
    figures: shareOf(totals[instance].total(), parts),
  }));
}

/** Runs work three times: uncounted on a new instance, counted on the same one, and counted on ever new ones. */
export async function onBoth(
  world: World,
  work: (requests: CountedCalls, round: number) => Promise<unknown>,
): Promise<Record<Instance, CountedCalls>> {
  world.pass(HOUR_MS);
  const context = world.start();
  await work(
    counted(world, () => context),
    0,
  );
  const warm = counted(world, () => context);
  await work(warm, 1);
  world.pass(HOUR_MS);
  const cold = counted(world, () => world.start());
  await work(cold, 2);
  return { warm, cold };
}
