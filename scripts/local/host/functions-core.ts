import type { Hook, Metadata, Model, Registered } from './core-types.ts';

/**
 * Replaces '@azure/functions-core', the module that the Functions worker provides to `@azure/functions` (PLATFORM.md,
 * Functions v4). It collects what `app.*` registers.
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

/** Prints warnings and errors; HOST_LOG=all prints every line that Application Insights would keep in Azure. */
export function log(level: string, _category: string, message: string): void {
  if (level === 'critical' || level === 'error') console.error(message);
  else if (level === 'warning') console.warn(message);
  else if (process.env.HOST_LOG === 'all' && level === 'information') console.log(message);
}

export class Disposable {
  dispose() {}
}
