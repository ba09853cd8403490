import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const packages = () => process.env.NUGET_PACKAGES ?? join(homedir(), '.nuget/packages');
const RESTORE_MS = 300_000;

/** A file in a NuGet package, whose version is pinned. */
export type Packaged = { name: string; version: string; file: string };

/** Where NuGet unpacks the file. */
export const restoredFile = ({ name, version, file }: Packaged) =>
  join(packages(), name.toLowerCase(), version, file);

/** Restores the package through `dotnet`. Returns its file, or undefined after saying why there is none. */
export function restore(packaged: Packaged, dotnet = 'dotnet'): string | undefined {
  const { name, version } = packaged;
  const file = restoredFile(packaged);
  if (existsSync(file)) return file;
  console.log(`Restoring ${name} ${version} through dotnet (once)…`);
  const folder = mkdtempSync(join(tmpdir(), 'vse-restore-'));
  const properties = [`Package=${name}`, `PackageVersion=${version}`];
  const args = [
    ...['restore', 'scripts/test/restore.proj', '--packages', packages()],
    ...[...properties, `BaseIntermediateOutputPath=${folder}/`].map((one) => `-p:${one}`),
  ];
  const { status, stdout, error } = spawnSync(dotnet, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: RESTORE_MS,
  });
  rmSync(folder, { recursive: true });
  if (status === 0 && existsSync(file)) return file;
  console.warn(`It cannot be restored: ${error?.message ?? stdout.trim()}`);
  return undefined;
}
