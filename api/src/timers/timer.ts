import type { Services } from '../services/services.ts';
import type { TimerReport } from '../tracing/telemetry.ts';

/** Scheduled work. The schedule has six fields, seconds first, in UTC. */
export type Timer = {
  name: string;
  schedule: string;
  /** Also runs once at start, except in Azure, where many hosts start at the same time. */
  startsWithHost?: true;
  run(services: Services): Promise<TimerReport>;
};
