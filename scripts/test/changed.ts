import { spawnSync } from 'node:child_process';
import { basename, dirname, resolve } from 'node:path';
import { dependentsOf } from './dependents.ts';
import { sourcesIn } from './repeated-lines.ts';

const root = resolve(import.meta.dirname, '../..');
const TESTS = ['{domain,api,scripts}/**/*.test.ts', 'tests/{export,budget,infra}/**/*.test.ts'];
/** What modules import is found by their imports. */
const MODULE = /\.(tsx?|mjs|css)$/;

/** The files that differ from a commit, and new ones. Those that were deleted have no test to run. */
export function changedSince(commit: string, cwd = root): string[] {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr.trim());
    return stdout.split('\0').filter((file) => file !== '');
  };
  return [
    ...git('diff', '--name-only', '-z', '--diff-filter=d', commit, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

const CODE = ['{domain,api,scripts,web,tests}/**/*.{ts,tsx}'];
/** Tests that run in this process or in one page. */
const IN_PROCESS =
  /^(domain|api|scripts|web)\/.*\.test\.tsx?$|^tests\/(support|export|budget|infra)\/.*\.test\.ts$/;

/** The tests in this process that a change of these files needs. */
export function testsOf(files: readonly string[]): string[] {
  const dependents = dependentsOf(files, sourcesIn(root, CODE));
  return [...new Set([...dependents, ...testsThatRead(files)])].filter((file) =>
    IN_PROCESS.test(file),
  );
}

/** The tests that read a file which no module imports, such as a page or a template: they name it or its folder. */
export function testsThatRead(files: readonly string[], tests = sourcesIn(root, TESTS)): string[] {
  const names = files
    .filter((file) => !MODULE.test(file))
    .flatMap((file) => [basename(file), ...(file.split('/').length > 2 ? [dirname(file)] : [])]);
  return tests
    .filter(({ text }) => names.some((name) => text.includes(name)))
    .map(({ file }) => file);
}

/** The programs of the compiler that have one of the files. */
export function programsOf(files: readonly string[]): string[] {
  const modules = files.filter((file) => /\.tsx?$/.test(file));
  const inWeb = /^(web|domain)\//;
  return [
    ...(modules.some((file) => !/^(web|tests\/e2e)\//.test(file)) ? ['.'] : []),
    ...(modules.some((file) => inWeb.test(file)) ? ['web'] : []),
    ...(modules.some((file) => file.startsWith('tests/e2e/')) ? ['tests/e2e'] : []),
  ];
}
