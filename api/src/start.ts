import { type Config, isInAzure, readConfig } from './config.ts';
import { Problem } from './problem.ts';
import { logUnforeseen } from './tracing/telemetry.ts';

/** An operator has to correct a setting, or a reference to the vault has to be resolved again. */
const RETRY_SECONDS = 60;

type Start = { config: Config; failure?: never } | { config?: never; failure: unknown };

/**
 * Reads the settings. In Azure a failure is returned: to an entry point that throws the Functions host answers an empty
 * 404 to every call, which the app would take for a quiz that does not exist. Elsewhere it is thrown, so that the start
 * fails with its message.
 */
export function start(environment: NodeJS.ProcessEnv = process.env): Start {
  try {
    return { config: readConfig(environment) };
  } catch (failure) {
    if (!isInAzure(environment)) throw failure;
    logUnforeseen(failure);
    return { failure };
  }
}

/** Refuses a call or a timer's run after a start that failed, and logs why, so that an alert names the setting. */
export function refuseStart(failure: unknown): never {
  logUnforeseen(failure);
  throw new Problem(503, 'SERVER_ERROR', RETRY_SECONDS);
}
