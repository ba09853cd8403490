import { runBiome } from './test/biome.ts';
import { root } from './test/tool.ts';
import { writeWordTypes } from './words/word-types.ts';

writeWordTypes(root);
process.exitCode = await runBiome('--write');
