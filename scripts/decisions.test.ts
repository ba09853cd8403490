import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../docs/decisions');
const read = (name: string) => readFileSync(resolve(folder, name), 'utf8');
const names = readdirSync(folder).filter((name) => name !== 'README.md');
const numbers = names.map((name) => name.slice(0, 4));

const HEAD =
  /^# (?<title>.+)\n+Date: \d{4}-\d{2}-\d{2}\n+Status: (?:accepted|superseded by (?<by>\d{4}))\n+\*\*Context\.\*\* /;
const PARTS = ['Context', 'Decision', 'Consequence'];

/** The title of a decision with all its parts; anything else is what it lacks. */
function titleOrFault(text: string): string {
  const head = HEAD.exec(text)?.groups;
  if (head === undefined) return 'needs # title, Date:, Status: and **Context.** in this order';
  const parts = [...text.matchAll(/^\*\*(\w+)\.\*\* /gm)].map(([, part = '']) => part);
  if (parts.filter((part) => PARTS.includes(part)).join() !== PARTS.join())
    return `needs ${PARTS.join(', ')} in this order`;
  if (head.by !== undefined && !numbers.includes(head.by)) return `there is no decision ${head.by}`;
  return `# ${head.title}`;
}

test('a decision needs title, date, status and its three parts', () => {
  const whole =
    '# Ids are random\n\nDate: 2026-11-23\nStatus: accepted\n\n**Context.** A.\n\n**Decision.** B.\n\n**Consequence.** C.\n';
  const instead: [part: string, other: string, fault: RegExp][] = [
    ['# Ids are random', 'Ids are random', /^needs # title/],
    ['Date: 2026-11-23\n', '', /^needs # title/],
    ['2026-11-23', 'yesterday', /^needs # title/],
    ['accepted', 'proposed', /^needs # title/],
    ['accepted', 'superseded by 9999', /^there is no decision 9999$/],
    ['**Decision.** B.', '**Decision:** B.', /^needs Context, Decision, Consequence/],
    ['**Consequence.** C.', 'C.', /^needs Context, Decision, Consequence/],
  ];
  expect(titleOrFault(whole)).toBe('# Ids are random');
  expect(titleOrFault(whole.replace('accepted', 'superseded by 0001'))).toBe('# Ids are random');
  for (const [part, other, fault] of instead)
    expect(titleOrFault(whole.replace(part, other))).toMatch(fault);
});

test.each(names)('%s has all parts and is in the list with its title', (name) => {
  expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
  const fault = titleOrFault(read(name));
  expect(fault).toMatch(/^# /);
  expect(read('README.md')).toContain(`- [${fault.slice(2)}](${name})\n`);
});

test('no two decisions have the same number', () => {
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test.each([...names, 'README.md'])('the links of %s lead to decisions', (name) => {
  const linked = [...read(name).matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, target = '']) => target);
  expect(linked.filter((target) => !names.includes(target))).toEqual([]);
});
