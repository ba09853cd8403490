import { runChecks } from './checks.ts';
import { totalOf } from './outcome.ts';

process.exitCode = totalOf(await runChecks()).failed === 0 ? 0 : 1;
