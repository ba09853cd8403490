import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { lockFile } from './file-lock.ts';
import { replaceFile } from './save.ts';

const MARKER = 'made-by-vse.txt';
const MARKER_TEXT =
  "Made by VSE's npm start. With this file here, --reset may empty this folder.\n";
const LOCK = 'lock';
const DATABASES = ['vse.sqlite', 'mailbox.sqlite', 'graph.sqlite', 'entra.sqlite'] as const;
const OWNER = 'owner.txt';
/** Raise the number when no upgrade leads from data of the previous version to what this version stores. */
const FORMAT = { file: 'format.txt', number: '3' };

const Secrets = z.object({ serverSecret: z.string().min(32), functionKey: z.string().min(1) });
const Seeded = z.object({ invites: z.array(z.object({ email: z.string(), code: z.string() })) });
export type Invite = z.infer<typeof Seeded>['invites'][number];

export type DataFolder = {
  path: string;
  secrets: z.infer<typeof Secrets>;
  file(name: (typeof DATABASES)[number] | 'azurite'): string;
  /** The invites to try. Undefined before the sample catalogue is loaded. */
  seeded(): Invite[] | undefined;
  release(): void;
};

const reasonOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

/** Node's recursive mkdir never returns for a path like /proc/x, where the parent exists but refuses new folders. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function prepareFolder(path: string): void {
  try {
    makeFolder(path);
    const names = readdirSync(path);
    if (names.length > 0 && !names.includes(MARKER))
      throw new Error(`${path} holds something else. Choose another folder with --data.`);
    writeFileSync(join(path, MARKER), MARKER_TEXT);
    // The folder has records, mails and the sign-in stand-in's keys, so only its owner may read it.
    chmodSync(path, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new Error(`The data folder ${path} cannot be written to (${reasonOf(error)}).`);
  }
}

function lockFolder(path: string): { release(): void } {
  const owner = join(path, OWNER);
  const lock = lockFile(join(path, LOCK));
  if (lock === undefined) {
    const who = existsSync(owner) ? ` (process ${readFileSync(owner, 'utf8')})` : '';
    throw new Error(
      `Another VSE${who} is using ${path}. Stop it, or choose another folder with --data.`,
    );
  }
  writeFileSync(owner, String(process.pid));
  return lock;
}

const damaged = (file: string) =>
  new Error(
    `${file} is damaged. Start with --reset to delete its data, or choose another folder with --data.`,
  );

function checkDatabase(file: string): void {
  if (!existsSync(file)) return;
  try {
    const database = new DatabaseSync(file, { timeout: 5000 });
    database.exec('SELECT count(*) FROM sqlite_schema');
    database.close();
  } catch {
    throw damaged(file);
  }
}

function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw damaged(file);
  }
}

const namesOfData = (path: string) =>
  readdirSync(path).filter((name) => ![MARKER, OWNER].includes(name) && !name.startsWith(LOCK));

/** Refuses data of another version, and notes this version's format in a folder without data. */
function checkFormat(path: string): void {
  const file = join(path, FORMAT.file);
  const number = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (number === FORMAT.number) return;
  if (namesOfData(path).length > 0)
    throw new Error(
      `${path} has data of another version of VSE, which this version cannot read. Delete the data with ` +
        'npm start -- --reset (and the same --data, if you gave one), or choose another folder with --data.',
    );
  replaceFile(file, FORMAT.number);
}

function secretsIn(path: string): z.infer<typeof Secrets> {
  const file = join(path, 'secrets.json');
  const saved = read(file, Secrets);
  if (saved !== undefined) return saved;
  const secrets = {
    serverSecret: randomBytes(32).toString('base64url'),
    functionKey: randomBytes(24).toString('base64url'),
  };
  replaceFile(file, JSON.stringify(secrets));
  return secrets;
}

/** Opens and locks the local cloud's data folder. The messages of its errors are lines for the user. */
export function openDataFolder(folder: string, reset: boolean): DataFolder {
  const path = resolve(folder);
  prepareFolder(path);
  const lock = lockFolder(path);
  try {
    if (reset)
      for (const name of namesOfData(path))
        rmSync(join(path, name), { recursive: true, force: true });
    const file = (name: string) => join(path, name);
    checkFormat(path);
    for (const name of DATABASES) checkDatabase(file(name));
    return {
      path,
      secrets: secretsIn(path),
      file,
      seeded: () => read(file('seeded.json'), Seeded)?.invites,
      release: () => lock.release(),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
