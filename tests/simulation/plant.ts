import { registerHooks } from 'node:module';
import { mutants } from './mutants.ts';

/** Plants a defect into the modules that are loaded from now on. Throws when its code is not there. */
export function plant(name: string): void {
  const mutant = mutants.find((each) => each.name === name);
  if (!mutant) throw new Error(`No defect is called ${name}`);
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith(`/${mutant.file}`)) return loaded;
      const source = Buffer.from(loaded.source as Uint8Array).toString();
      if (!source.includes(mutant.code)) throw new Error(`${mutant.file} lacks ${mutant.code}`);
      return { ...loaded, source: source.replace(mutant.code, () => mutant.instead) };
    },
  });
}
