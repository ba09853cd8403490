import { expect, test } from 'vitest';
import { dependentsOf } from './dependents.ts';

const SOURCES = [
  { file: 'domain/src/limits.ts', text: '' },
  { file: 'domain/src/limits.test.ts', text: "import { MAX } from './limits.ts';" },
  { file: 'api/src/port.ts', text: "import { MAX } from '@vse/domain/limits';" },
  { file: 'api/src/work.ts', text: "export * from './port.ts';" },
  { file: 'api/src/calls.ts', text: "const load = () => import('./work.ts');" },
  { file: 'api/src/calls.test.ts', text: "import { load } from './calls.ts';" },
  { file: 'api/src/other.test.ts', text: "import { load } from './others.ts';" },
  { file: 'web/src/features/a/screen.tsx', text: "import './screen.module.css';" },
  { file: 'web/src/features/a/screen.test.tsx', text: "import { A } from './screen.tsx';" },
  { file: 'web/src/features/a/feature.ts', text: "show: () => import('./screen.tsx')" },
  { file: 'web/src/app/rail.test.tsx', text: "import { a } from '../features/a/feature.ts';" },
];
const testsOf = (...files: string[]) =>
  [...dependentsOf(files, SOURCES)].filter((file) => file.includes('.test.')).sort();

test('a change needs the tests of all that imports it: named, passed on, or loaded later', () => {
  expect(testsOf('domain/src/limits.ts')).toEqual([
    'api/src/calls.test.ts',
    'domain/src/limits.test.ts',
  ]);
  expect(testsOf('api/src/other.test.ts')).toEqual(['api/src/other.test.ts']);
});

test('a change of a screen or its styles needs its own tests, not those of all that lists the features', () => {
  expect(testsOf('web/src/features/a/screen.module.css')).toEqual([
    'web/src/features/a/screen.test.tsx',
  ]);
  expect(testsOf('web/src/features/a/feature.ts')).toEqual(['web/src/app/rail.test.tsx']);
});

test('imports in a circle end', () => {
  const circle = [
    { file: 'a.ts', text: "import './b.ts';" },
    { file: 'b.ts', text: "import './a.ts';" },
  ];
  expect([...dependentsOf(['a.ts'], circle)]).toEqual(['a.ts', 'b.ts']);
});
