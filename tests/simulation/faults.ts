import type { Schedule } from './schedule.ts';

/** How often each fault happens in the calls that it can happen in, on average over the seeds. */
const FAULTS = {
  'store: slow': 0.05,
  'store: throttled': 0.01,
  'store: silent': 0.002,
  'store: answer lost': 0.012,
  'store: executed after the refusal': 0.004,
  'http: answer lost': 0.03,
  'http: request lost': 0.02,
  'http: request twice': 0.05,
  'instance: crash': 0.006,
  'instance: crash after a write': 0.006,
  'clock: of an instance jumps': 0.004,
  'clock: hours pass': 0.001,
  'timer: on two instances': 0.1,
  'mail: late': 0.1,
  'mail: asks to wait': 0.08,
  'mail: silent after taking it': 0.08,
  'mail: refused': 0.03,
  'mail: unavailable': 0.05,
  'directory: slow': 0.1,
  'directory: unavailable': 0.08,
  'directory: answer lost': 0.05,
  'files: unavailable': 0.05,
} as const;
export type Fault = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as Fault[];

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
  for (const fault of FAULT_NAMES)
    weights.set(fault, FAULTS[fault] * strength * schedule.pick([0, 1, 2]));
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
