import { expect, test } from 'vitest';
import { failedAlone } from './run-alone.ts';

test('what has failed is run alone by the command of its project, once for the rows of a table', () => {
  const row = { project: 'unit', file: 'domain/src/a.test.ts', line: 12 };
  const failed = [
    ...[row, row],
    { project: 'wire-cosmos', file: 'tests/wire/b.test.ts' },
    { project: 'component', file: 'web/src/c.test.tsx', line: 3 },
    { project: 'e2e', file: 'tests/e2e/d.spec.ts', line: 4 },
  ];
  expect(failedAlone(failed).split('\n')).toEqual([
    'Run alone what failed:',
    '  npm run test:unit -- domain/src/a.test.ts:12',
    '  npm run test:wire -- tests/wire/b.test.ts',
    '  npx vitest run --project component web/src/c.test.tsx:3',
    '  npm run test:e2e -- tests/e2e/d.spec.ts:4',
  ]);
});
