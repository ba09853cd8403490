import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareWithHelp } from '../../tests/infra/az-help.ts';
import { compile, EXAMPLES, findBicep, parameterFiles, restoreBicep } from './bicep.ts';
import { summaryOf, totalOf, vitestOutcome } from './outcome.ts';
import { root, runTool } from './tool.ts';
import { restoreWorker } from './worker.ts';

/**
 * Runs only the tests of templates and deployment. Restores the Bicep CLI and Microsoft's Node.js worker where none is
 * found. Where one cannot be restored either, the tests that need it are skipped and counted so. With `--az` it compares the commands that the tests know with the
 * Azure CLI of this machine.
 */
const { values } = parseArgs({
  options: {
    bicep: { type: 'string' },
    pinned: { type: 'boolean' },
    'api-versions': { type: 'boolean' },
    az: { type: 'boolean' },
  },
});

function chooseBicep(): string | undefined {
  if (values.bicep) return values.bicep;
  const bicep = (values.pinned ? undefined : findBicep()) ?? restoreBicep();
  if (values.pinned && !bicep) process.exit(1);
  return bicep;
}

async function runTests(bicep: string | undefined): Promise<number> {
  const reports = resolve(root, 'test-results');
  mkdirSync(reports, { recursive: true });
  const file = resolve(reports, 'infra.json');
  const args = ['run', '--project', 'infra'];
  const env = { TEST_REPORT: file, ...(bicep && { BICEP: bicep }) };
  restoreWorker();
  const code = await runTool('vitest', args, { env });
  const outcome = vitestOutcome('infrastructure', file, code);
  console.log(`\n${summaryOf([outcome])}`);
  return totalOf([outcome]).failed === 0 ? 0 : 1;
}

/** The linter judges API versions by today's date, so they are reported once a week and fail no other run. */
function reportApiVersions(bicep: string | undefined): number {
  if (!bicep) return 1;
  const all = parameterFiles().flatMap((file) => compile(bicep, file, EXAMPLES).findings);
  const old = all.filter((line) => line.includes('use-recent-api-versions'));
  console.log(old.join('\n') || 'No API version is too old.');
  return old.length === 0 ? 0 : 1;
}

/** The Azure CLI changes with time, so it is compared once a week and fails no other run. */
function reportAz(): number {
  const faults = compareWithHelp();
  console.log(faults.join('\n') || 'The Azure CLI has every command and option that is used.');
  return faults.length === 0 ? 0 : 1;
}

if (values.az) process.exit(reportAz());
const bicep = chooseBicep();
process.exitCode = values['api-versions'] ? reportApiVersions(bicep) : await runTests(bicep);
