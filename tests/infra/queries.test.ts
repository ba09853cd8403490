import { describe, expect, test } from 'vitest';
import { alerts } from '../../infra/modules/alerts.json' with { type: 'json' };
import workbook from '../../infra/modules/workbook.json' with { type: 'json' };
import { faultsOf, queriesIn } from './kusto.ts';
import { textOf } from './templates.ts';

const ofWorkbook = workbook.items.flatMap(({ name, content }) =>
  content.query ? [[`workbook: ${name}`, content.query] as const] : [],
);
const ofText = (file: string) =>
  queriesIn(textOf(file)).map((query) => [`${file}: ${query}`, query] as const);

const queries = [
  ...alerts.map(({ name, query }) => [`alert ${name}`, query] as const),
  ...ofWorkbook,
  ...ofText('infra/README.md'),
  ...ofText('infra/runbook.md'),
];

describe('Microsoft’s parser of Kusto queries', () => {
  test.each(queries)('knows every word, table and column: %s', (_, query) => {
    expect(faultsOf(query)).toEqual([]);
  });

  test('has all of them, from each place', () => {
    expect(ofWorkbook).toHaveLength(5);
    expect(ofText('infra/README.md').length).toBeGreaterThan(8);
    expect(ofText('infra/runbook.md').length).toBeGreaterThan(0);
  });

  test.each([
    ["AppTraces | where Mesage has 'x'", "The name 'Mesage' does not refer"],
    ["AppTrace | where Message has 'x'", "The name 'AppTrace' does not refer"],
    ['let first = 1; print first', "The name 'let' does not refer"],
    ['AppTraces | summarize last = max(TimeGenerated)', "The name 'last' needs to be bracketed"],
    ['AppTraces | where SeverityLevel > "a"', "operator '>' is not defined"],
    ['AppTraces | summarize newest = max(TimeGenerated', 'Expected: )'],
    ['AppTraces | extend x = parse_jsn(Message)', "'parse_jsn' does not refer"],
  ])('finds what is wrong in %s', (query, fault) => {
    expect(faultsOf(query).join('\n')).toContain(fault);
  });
});

test('queries are found in a text wherever they stand', () => {
  const text =
    '| what | `… \\| where x` |\n`Usage | where\nIsBillable` and `az x | y`\n```kusto\nUsage\n```\n```sh\n`a | b`\n```\n';
  expect(queriesIn(text)).toEqual([
    'Usage\n',
    'AppTraces | extend line = parse_json(Message) | where x',
    'Usage | where IsBillable',
  ]);
});
