import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenRule, forbiddenImports } from './imports.ts';

test.each([
  ['domain/src/limits.ts', '../../api/src/problem.ts', 'domain does not import api'],
  ['domain/src/limits.ts', '@vse/web/lib/paths', 'domain does not import web'],
  ['domain/src/limits.ts', '../../scripts/run.ts', 'domain does not import scripts'],
  ['domain/src/limits.ts', '../../tests/support/api.ts', 'domain does not import tests'],
  ['domain/src/limits.ts', 'node:fs', 'domain does not import node:fs'],
  ['domain/src/limits.ts', 'react', 'domain does not import react'],
  ['domain/src/limits.ts', '@azure/cosmos', 'domain does not import @azure/cosmos'],
  ['api/src/main.ts', '../../web/src/lib/paths.ts', 'api does not import web'],
  ['api/src/store/a.test.ts', '../../../scripts/run.ts', 'api does not import scripts'],
  ['web/src/app/app.tsx', '@vse/api', 'web does not import api'],
  ['web/src/lib/a.ts', '../../../scripts/run.ts', 'web does not import scripts'],
  ['api/src/problem.ts', './store/ids.ts', 'api/src/problem.ts does not import api/src/store'],
  ['api/src/config.ts', './clients/blobs.ts', 'api/src/config.ts does not import api/src/clients'],
  ['api/src/tracing/a.ts', '../services/a.ts', 'api/src/tracing does not import api/src/services'],
  ['api/src/tracing/a.ts', '../http/a.ts', 'api/src/tracing does not import api/src/http'],
  [
    'api/src/tracing/a.ts',
    '../endpoints/a.ts',
    'api/src/tracing does not import api/src/endpoints',
  ],
  ['api/src/tracing/a.ts', '../timers/a.ts', 'api/src/tracing does not import api/src/timers'],
  ['api/src/tracing/a.ts', '../main.ts', 'api/src/tracing does not import api/src/main.ts'],
  [
    'api/src/store/sqlite/a.ts',
    '../../clients/a.ts',
    'api/src/store does not import api/src/clients',
  ],
  ['api/src/store/a.ts', '../services/a/b.ts', 'api/src/store does not import api/src/services'],
  ['api/src/clients/a.ts', '../services/a.ts', 'api/src/clients does not import api/src/services'],
  ['api/src/services/a/b.ts', '../../http/a.ts', 'api/src/services does not import api/src/http'],
  ['api/src/http/a.ts', '../endpoints/a.ts', 'api/src/http does not import api/src/endpoints'],
  ['api/src/endpoints/a.ts', '../timers/a.ts', 'api/src/endpoints does not import api/src/timers'],
  ['api/src/timers/a.ts', '../http/a.ts', 'api/src/timers does not import api/src/http'],
  ['api/src/timers/a.ts', '../endpoints/a.ts', 'api/src/timers does not import api/src/endpoints'],
  ['api/src/timers/a.ts', '../main.ts', 'api/src/timers does not import api/src/main.ts'],
  ['web/src/lib/a.ts', '../ui/a.tsx', 'web/src/lib does not import web/src/ui'],
  ['web/src/lib/a.ts', '../screens/a.tsx', 'web/src/lib does not import web/src/screens'],
  ['web/src/ui/kit/a.ts', '../../screens/a.tsx', 'web/src/ui does not import web/src/screens'],
  ['web/src/ui/a.ts', '../app/a.tsx', 'web/src/ui does not import web/src/app'],
  ['web/src/ui/base/a.ts', '../kit/a.tsx', 'web/src/ui/base does not import web/src/ui/kit'],
  ['web/src/ui/kit/a.ts', '../office/a.tsx', 'web/src/ui/kit does not import web/src/ui/office'],
  [
    'web/src/ui/kit/controls/a.ts',
    '@vse/domain/records/users',
    'web/src/ui/kit does not import domain/src/records',
  ],
  [
    'web/src/ui/kit/a.ts',
    '@vse/domain/access/permissions',
    'web/src/ui/kit does not import domain/src/access',
  ],
  [
    'web/src/ui/kit/a.ts',
    '../../lib/records/use-providers.ts',
    'web/src/ui/kit does not import web/src/lib/records',
  ],
  [
    'web/src/ui/kit/a.ts',
    '../../lib/paths.ts',
    'web/src/ui/kit does not import web/src/lib/paths.ts',
  ],
  ['web/src/screens/a/b.ts', '../../app/a.tsx', 'web/src/screens does not import web/src/app'],
  [
    'web/src/screens/users/rights/a.tsx',
    '../../../ui/controls/button.tsx',
    'web/src/screens does not import web/src/ui/controls/button.tsx',
  ],
  [
    'web/src/screens/users/a.tsx',
    '../../ui/controls/button-to.tsx',
    'web/src/screens does not import web/src/ui/controls/button-to.tsx',
  ],
  [
    'web/src/screens/users/a.tsx',
    '../../ui/feedback/modal.tsx',
    'web/src/screens does not import web/src/ui/feedback/modal.tsx',
  ],
  [
    'web/src/ui/kit/a.tsx',
    '../feedback/modal.tsx',
    'web/src/ui/kit does not import web/src/ui/feedback/modal.tsx',
  ],
  [
    'web/src/ui/office/a.tsx',
    '../feedback/modal.tsx',
    'web/src/ui/office does not import web/src/ui/feedback/modal.tsx',
  ],
  [
    'web/src/screens/quiz/a.tsx',
    '@fluentui/react-components',
    'web/src/screens/quiz does not import @fluentui',
  ],
  [
    'web/src/screens/results/a.tsx',
    '../../ui/kit/office-dialog.tsx',
    'web/src/screens/results does not import web/src/ui/kit',
  ],
  [
    'web/src/app/sign-in/a.tsx',
    '../../ui/kit/controls/button.tsx',
    'web/src/app/sign-in does not import web/src/ui/kit',
  ],
  [
    'web/src/ui/feedback/a.tsx',
    '@fluentui/react-components',
    'web/src/ui/feedback does not import @fluentui',
  ],
])('%s must not import %s', (file, specifier, rule) => {
  expect(brokenRule(file, specifier)).toBe(rule);
});

test.each([
  ['domain/src/records/users.ts', '../limits.ts'],
  ['domain/src/records/files.ts', '@vse/domain/data/blob-containers.json'],
  ['domain/src/limits.ts', 'zod'],
  ['api/src/store/a.test.ts', '../../../tests/support/context.ts'],
  ['api/src/store/a.ts', '../tracing/spans.ts'],
  ['api/src/services/a.ts', '@vse/domain/rules/recommend'],
  ['api/src/services/a.ts', 'node:timers/promises'],
  ['api/src/timers/a.ts', '../services/context.ts'],
  ['api/src/main.ts', './timers/timers.ts'],
  ['web/src/lib/auth/session.ts', '../api/settings.ts'],
  ['web/src/app/app.tsx', '../screens/start.tsx'],
  ['web/src/screens/a/b.ts', '../../ui/kit/a.tsx'],
  ['web/src/ui/office/a.ts', '../kit/a.tsx'],
  ['web/src/ui/office/a.ts', '@vse/domain/records/users'],
  ['web/src/ui/kit/a.ts', '@vse/domain/contract/calls'],
  ['web/src/screens/quiz/a.tsx', '../../ui/controls/button.tsx'],
  ['web/src/screens/results/a.tsx', '../../ui/feedback/modal.tsx'],
  ['web/src/screens/users/a.tsx', '@fluentui/react-components'],
  ['web/src/screens/users/a.tsx', '../../ui/kit/office-dialog.tsx'],
])('%s may import %s', (file, specifier) => {
  expect(brokenRule(file, specifier)).toBeUndefined();
});

test('every form of an import is found, in every folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vse-imports-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('domain/src/a.ts', "import 'react';\nimport * as z from 'zod';\n");
  write('api/src/store/deep/a.ts', "import {\n  a,\n} from '../../http/a.ts';\n");
  write(
    'api/src/http/a.ts',
    "const a = await import('../main.ts');\nexport { b } from './b.ts';\n",
  );
  write(
    'web/src/ui/a.tsx',
    "export type { A } from '../screens/a.ts';\ntype B = import('../app/b.ts').B;\n",
  );
  expect(forbiddenImports(folder).map((line) => line.split(':')[0])).toEqual([
    "api/src/http/a.ts imports '../main.ts'",
    "api/src/store/deep/a.ts imports '../../http/a.ts'",
    "domain/src/a.ts imports 'react'",
    "web/src/ui/a.tsx imports '../screens/a.ts'",
    "web/src/ui/a.tsx imports '../app/b.ts'",
  ]);
  rmSync(folder, { recursive: true });
});
