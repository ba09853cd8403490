import { runBiome } from './test/biome.ts';

process.exitCode = await runBiome('--write');
