import { globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folder = resolve(root, 'docs/decisions');
const read = (name: string) => readFileSync(resolve(folder, name), 'utf8');
const names = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .sort();
const numbers = names.map((name) => name.slice(0, 4));

const HEAD =
  /^# (?<title>.+)\n\nDate: \d{4}-\d{2}-\d{2}\nStatus: (?:accepted|superseded by (?<by>\d{4}))\n\n\*\*Context\.\*\* /;
const WHOLE = ['Context,Decision,Consequence', 'Context,Decision,Rejected,Consequence'];

/** The title of a decision with all its parts; anything else is what it lacks. */
function titleOrFault(text: string): string {
  const head = HEAD.exec(text)?.groups;
  if (head === undefined) return 'needs # title, Date:, Status: and **Context.** in this order';
  const parts = [...text.matchAll(/^\*\*(\w+)\.\*\*(?=\s)/gm)].map(([, part]) => part).join();
  if (!WHOLE.includes(parts))
    return 'needs Context, Decision, perhaps Rejected, and Consequence in this order';
  if (head.by !== undefined && !numbers.includes(head.by)) return `there is no decision ${head.by}`;
  return `# ${head.title}`;
}

/** The decisions that a text names, as numbers or as links and paths to their files. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(/\bdecisions?((?:(?:,| and|, and)? \d{4}\b)+)/gi)].flatMap(
    ([, list = '']) => list.match(/\d{4}/g) ?? [],
  );
const filesIn = (text: string): string[] =>
  [...text.matchAll(/\b\d{4}-[a-z0-9-]+\.md\b/g)].map(([name]) => name);

test('a decision needs title, date, status and its parts', () => {
  const whole =
    '# Ids are random\n\nDate: 2026-11-23\nStatus: accepted\n\n**Context.** A.\n\n**Decision.** B.\n\n**Rejected.** C.\n\n**Consequence.** D.\n';
  const instead: [part: string, other: string, fault: RegExp][] = [
    ['# Ids are random', 'Ids are random', /^needs # title/],
    ['Date: 2026-11-23\n', '', /^needs # title/],
    ['2026-11-23', 'yesterday', /^needs # title/],
    ['accepted', 'proposed', /^needs # title/],
    ['accepted', 'superseded by 9999', /^there is no decision 9999$/],
    ['**Decision.** B.', '**Decision:** B.', /^needs Context, Decision/],
    ['**Rejected.** C.', '**Arithmetic.** C.', /^needs Context, Decision/],
    ['**Consequence.** D.', 'D.', /^needs Context, Decision/],
  ];
  expect(titleOrFault(whole)).toBe('# Ids are random');
  expect(titleOrFault(whole.replace('**Rejected.** C.\n\n', ''))).toBe('# Ids are random');
  expect(titleOrFault(whole.replace('accepted', 'superseded by 0001'))).toBe('# Ids are random');
  for (const [part, other, fault] of instead)
    expect(titleOrFault(whole.replace(part, other))).toMatch(fault);
});

test.each(names)('%s has all parts, and its name begins with a number', (name) => {
  expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
  expect(titleOrFault(read(name))).toMatch(/^# /);
});

test('the list names each decision once, with its title, in the order of the numbers', () => {
  const listed = read('README.md').match(/^- .*$/gm);
  expect(listed).toEqual(names.map((name) => `- [${titleOrFault(read(name)).slice(2)}](${name})`));
});

test('no two decisions have the same number', () => {
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test('code and documents refer only to decisions that exist', () => {
  expect(numbersIn('as decisions 0113 and 0135 say; decision 0007, 12')).toEqual([
    '0113',
    '0135',
    '0007',
  ]);
  expect(filesIn('[0190](docs/decisions/0190-codes.md) 2026-11-23.md')).toEqual([
    '0190-codes.md',
    '2026-11-23.md',
  ]);
  const files = globSync(
    [
      '*.{md,ts,json}',
      '.ci/run',
      '{api,docs,domain,infra,scripts,tests}/**/*.{bicep,json,md,ts,tsx}',
      'web/{,src/**/}*.{css,html,js,ts,tsx}',
    ],
    { cwd: root, exclude: ['**/node_modules', '**/dist', 'scripts/decisions.test.ts'] },
  );
  const dangling = files.flatMap((file) => {
    const text = readFileSync(resolve(root, file), 'utf8');
    const gone = [
      ...numbersIn(text).filter((number) => !numbers.includes(number)),
      ...filesIn(text).filter((name) => !names.includes(name)),
    ];
    return gone.map((what) => `${file}: ${what}`);
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(dangling).toEqual([]);
});
