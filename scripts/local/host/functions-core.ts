import type { Hook, Metadata, Model, Registered } from './core-types.ts';

/**
 * Stands in for '@azure/functions-core', the module the Functions worker gives to `@azure/functions`
 * (PLATFORM.md, Functions v4): it collects what `app.*` registers.
 */
export const version = '4.0.0';
export const hostVersion = '4.1000.0';

export const registered: Registered[] = [];
const hooks: { name: string; callback: Hook }[] = [];
let model: Model | undefined;

const disposable = { dispose: () => {} };

export function registerFunction(metadata: Metadata, callback: Registered['callback']) {
  registered.push({ ...metadata, callback });
  return disposable;
}

export function registerHook(name: string, callback: Hook) {
  hooks.push({ name, callback });
  return disposable;
}

export async function runHooks(name: 'appStart' | 'appTerminate'): Promise<void> {
  for (const hook of hooks) if (hook.name === name) await hook.callback({ hookData: {} });
}

export const setProgrammingModel = (given: Model) => {
  model = given;
};

export const getProgrammingModel = () => model;

/** Quiet but for what went wrong; `information` and below are what the host's own log would swallow in a console. */
export function log(level: string, _category: string, message: string): void {
  if (level === 'critical' || level === 'error') console.error(message);
  if (level === 'warning') console.warn(message);
}

export class Disposable {
  dispose() {}
}
