import { FAULTS, type Fault } from './events.ts';
import type { Schedule } from './schedule.ts';

export type Faults = {
  /** Whether this fault happens now. Counts those that do. */
  strikes(fault: Fault): boolean;
  /** From now on nothing fails, so that everything can come to rest. */
  end(): void;
};

/** Each seed has its own mix: some worlds have many faults of few kinds, in some nothing fails. */
export function createFaults(schedule: Schedule, count: (what: string) => void): Faults {
  const strength = schedule.pick([0, 0.5, 1, 2]);
  const weights = new Map<Fault, number>();
  for (const fault of Object.keys(FAULTS) as Fault[])
    weights.set(fault, Math.min(0.5, FAULTS[fault] * strength * schedule.pick([0, 0, 1, 2, 8])));
  let isOver = false;
  return {
    strikes(fault) {
      const isStruck = schedule.chance(weights.get(fault) ?? 0) && !isOver;
      if (isStruck) count(fault);
      return isStruck;
    },
    end: () => {
      isOver = true;
    },
  };
}
