import { createRequire } from 'node:module';
import { runScript } from './tool.ts';

const require = createRequire(import.meta.url);

/** Formats, lints and sorts imports, or says what it would change; answers the exit code. */
export const runBiome = (...args: string[]) =>
  runScript(require.resolve('@biomejs/biome/bin/biome'), ['check', ...args, '.']);
