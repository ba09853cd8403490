import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { summaryOf, totalOf, vitestOutcome } from './outcome.ts';
import { root, runTool } from './tool.ts';

/**
 * Runs only the tests of templates and deployment. Without a Bicep CLI, tests of the ARM JSON are skipped and counted
 * so.
 */
const reports = resolve(root, 'test-results');
mkdirSync(reports, { recursive: true });
const file = resolve(reports, 'infra.json');
const args = ['run', '--project', 'infra', '--reporter=default', '--reporter=json'];
const code = await runTool('vitest', [...args, `--outputFile.json=${file}`]);
const outcome = vitestOutcome('infrastructure', file, code);
console.log(`\n${summaryOf([outcome])}`);
process.exitCode = totalOf([outcome]).failed === 0 ? 0 : 1;
