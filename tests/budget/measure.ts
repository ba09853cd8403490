import { HOUR_MS } from '@vse/domain/rules/durations';
import type { Context } from '../../api/src/services/context.ts';
import type { ContainerName } from '../../api/src/store/store.ts';
import { type Figures, figuresOf, shareOf, sumOf } from './figures.ts';
import type { Request } from './journey.ts';
import { call, type World } from './world.ts';

/**
 * Cold: every request reaches an instance that has just started. Warm: it reaches one that has done the same before, for
 * another record where it changes one.
 */
export const INSTANCES = ['warm', 'cold'] as const;
export type Instance = (typeof INSTANCES)[number];

/** What a step costs. */
export type Row = { step: string; instance: Instance; figures: Figures };
/** The units of one request, by the wire name of its call. */
export type Charge = { name: string; units: number };
/** Request units by the container that they are spent in. */
export type Units = Partial<Record<ContainerName, number>>;

/** The costs of steps. `charges` and `units` are those of the warm instance. */
export type Measured = { rows: Row[]; charges: Charge[]; units: Units };

/** Has an instance do what a timer does. */
export type Timer = <T>(run: (context: Context) => Promise<T>) => Promise<T>;

/** Requests and timers that are counted. `host` says which instance answers the next one. */
export function counted(world: World, host: () => Context) {
  const spent: { step: string; figures: Figures }[] = [];
  const charges: Charge[] = [];
  const units: Units = {};
  let from: number | undefined;
  const spend = async <T>(
    step: string,
    name: string | undefined,
    run: (context: Context) => Promise<{ output: T; bytes: number }>,
  ): Promise<T> => {
    const context = host();
    // What goes on after a response counts towards the next request.
    from ??= world.store.calls.length;
    const { output, bytes } = await run(context);
    const made = world.store.calls.slice(from);
    from += made.length;
    const figures = figuresOf(made, bytes);
    for (const spending of made) addUnits(units, spending.container, spending.units);
    spent.push({ step, figures });
    if (name) charges.push({ name, units: figures.units });
    return output;
  };
  const request: Request = (step, each, input, token) =>
    spend(step, each.name, (context) => call(context, each, input, token));
  const timer: Timer = (run) =>
    spend('timer', undefined, async (context) => ({ output: await run(context), bytes: 0 }));
  /** The sum of the requests of these steps; of all without one. */
  const total = (...steps: string[]) =>
    sumOf(
      spent
        .filter(({ step }) => steps.length === 0 || steps.includes(step))
        .map(({ figures }) => figures),
    );
  return { request, timer, charges, units, total };
}
export type Counted = ReturnType<typeof counted>;

function addUnits(units: Units, container: ContainerName, more: number): void {
  units[container] = (units[container] ?? 0) + more;
}

/** What several steps spend together. */
export function unitsTogether(all: readonly Units[]): Units {
  const together: Units = {};
  for (const units of all)
    for (const [container, more] of Object.entries(units))
      addUnits(together, container as ContainerName, more);
  return together;
}

/** A step of one request or more. `round` is 0 for the rehearsal, 1 for the warm instance, 2 for the cold one. */
export type Step = {
  name: string;
  run(request: Request, round: number, timer: Timer): Promise<unknown>;
  /** How many persons or results the step is divided by. */
  parts?: number;
};

/** Measures a step on a warm and on a cold instance, an hour after what was before, whose limits are over by then. */
export async function measureStep(world: World, { name, run, parts = 1 }: Step): Promise<Measured> {
  const { warm, cold } = await onBoth(world, ({ request, timer }, round) =>
    run(request, round, timer),
  );
  return {
    rows: [
      { step: name, instance: 'warm', figures: shareOf(warm.total(), parts) },
      { step: name, instance: 'cold', figures: shareOf(cold.total(), parts) },
    ],
    charges: warm.charges,
    units: warm.units,
  };
}

/** Runs work three times: uncounted on a new instance, counted on the same one, and counted on ever new ones. */
export async function onBoth(
  world: World,
  work: (requests: Counted, round: number) => Promise<unknown>,
): Promise<Record<Instance, Counted>> {
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
