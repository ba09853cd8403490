import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Binding, Metadata, Registered } from './core-types.ts';
import { getProgrammingModel, registered, runHooks } from './functions-core.ts';

const shim = new URL('./functions-core.ts', import.meta.url).href;

/** Loads the module that calls `app.*`, source or bundle, and returns what it registered. */
export async function loadFunctions(entry: string): Promise<Registered[]> {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@azure/functions-core'
        ? { url: shim, format: 'module-typescript', shortCircuit: true }
        : next(specifier, context),
  });
  await import(pathToFileURL(entry).href);
  if (registered.length === 0) throw new Error(`${entry} registers no function`);
  await getProgrammingModel()?.getCapabilities({});
  await runHooks('appStart');
  return registered;
}

export type Trigger<F extends Metadata = Registered> = {
  target: F;
  bindingName: string;
  binding: Binding;
};

/** The functions with one kind of trigger. */
export const triggeredBy = <F extends Metadata>(
  type: 'httpTrigger' | 'timerTrigger',
  all: F[],
): Trigger<F>[] =>
  all.flatMap((target) =>
    Object.entries(target.bindings)
      .filter(([, binding]) => binding.type === type)
      .map(([bindingName, binding]) => ({ target, bindingName, binding })),
  );
