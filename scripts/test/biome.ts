import { createRequire } from 'node:module';
import { runScript } from './tool.ts';

const require = createRequire(import.meta.url);

/** Runs Biome, which formats, lints and sorts imports, or checks them. Returns the exit code. */
export const runBiome = (...args: string[]) =>
  runScript(require.resolve('@biomejs/biome/bin/biome'), ['check', ...args, '.']);
