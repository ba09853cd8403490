import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { compileAll, findBicep, parameterFiles, templateFiles } from './bicep.ts';

const folder = mkdtempSync(join(tmpdir(), 'vse-bicep-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A compiler that reports a warning for one file and refuses another. */
const STAND_IN = `#!${process.execPath}
const [command, file] = process.argv.slice(2);
if (command === '--version') console.log('Bicep CLI version 0.99.0');
else if (file === '--help') console.log('bicep build [options] <file>');
else {
  if (file === 'infra/main.bicep') console.error(file + '(1,1) : Warning no-unused-params: "x"');
  if (file === 'infra/modules/email.bicep') {
    console.error(file + '(2,1) : Error BCP018: Expected "=".');
    process.exit(1);
  }
  console.log(JSON.stringify({ resources: {} }));
}
`;

test.skipIf(process.platform === 'win32')(
  'the compiler named by BICEP builds every file, and each warning is a finding',
  () => {
    const command = join(folder, 'bicep');
    writeFileSync(command, STAND_IN, { mode: 0o755 });
    vi.stubEnv('BICEP', command);
    const bicep = findBicep();
    expect(bicep).toBeDefined();
    if (!bicep) return;
    const { findings, templates } = compileAll(bicep);
    expect(findings).toEqual([
      'infra/main.bicep(1,1) : Warning no-unused-params: "x"',
      'infra/modules/email.bicep(2,1) : Error BCP018: Expected "=".',
    ]);
    expect(Object.keys(templates)).toHaveLength(templateFiles().length - 1);
    expect(parameterFiles()).toEqual(['infra/entra/main.bicepparam', 'infra/main.bicepparam']);
  },
);
