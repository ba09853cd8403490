// Runs every npm command. Works on a fresh clone with any Node 20 or newer and nothing installed: it installs the
// packages when they are missing or differ from the lockfile, then runs the command's script with the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const commands = {
  start: 'scripts/local/start.ts',
  test: 'scripts/test/test.ts',
  'test:unit': 'scripts/test/unit.ts',
  'test:wire': 'scripts/test/wire.ts',
  'test:faults': 'scripts/test/faults.ts',
  'test:e2e': 'scripts/test/e2e.ts',
  simulate: 'tests/simulation/simulate.ts',
  budget: 'scripts/test/budget.ts',
  check: 'scripts/test/check.ts',
  build: 'scripts/build.ts',
  endpoints: 'scripts/endpoints.ts',
  bench: 'scripts/bench/bench.ts',
  format: 'scripts/format.ts',
  deploy: 'scripts/deploy/deploy.ts',
  backup: 'scripts/backup/backup.ts',
  restore: 'scripts/backup/restore.ts',
  'erase-again': 'scripts/backup/erase-again.ts',
  'infra:check': 'scripts/test/infra.ts',
};

function stop(line) {
  console.error(line);
  process.exit(1);
}

const packagesOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/** Compares the lockfile with npm's record of what it has installed, which npm writes after a successful install. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!pinnedNode() || !existsSync(join(root, record))) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, optional }]) =>
      installed[path] === undefined ? optional : installed[path].version === version,
    );
}

const pinnedNode = () =>
  ['node_modules/node/bin/node', 'node_modules/node/bin/node.exe']
    .map((path) => join(root, path))
    .find((path) => existsSync(path));

/** Runs the npm that started this process, or the one on the PATH. */
function npm(args) {
  const own = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  if (own?.endsWith('.js')) return spawnSync(process.execPath, [own, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

function install() {
  if (isInstalled()) return;
  console.log('Installing packages (a minute or two, first time only)…');
  const { status, error } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (error?.code === 'ENOENT') stop('npm is missing: install it with Node 20 or newer.');
  if (status !== 0) stop('The packages could not be installed; see the lines above.');
  if (!pinnedNode())
    stop('The package "node" has installed no Node. Is its install script allowed?');
}

/** The ids of the processes above this one: npm's shell and, where /proc exists, npm itself. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return `${process.ppid}`;
  }
}

/** npm does not forward signals through its shell, so end the command when either of the two has ended. */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const before = ancestors();
  setInterval(() => {
    if (ancestors() !== before) child.kill('SIGTERM');
  }, 500).unref();
}

/** Runs a script, forwards signals to it, and exits with its exit code. */
function run(script, args) {
  // The IPC channel lets the script notice when this process ends, even by SIGKILL.
  const child = spawn(pinnedNode(), [join(root, script), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: `${dirname(pinnedNode())}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
  });
  endWithNpm(child);
  // Ctrl-C reaches the script directly. Ignore it here, to wait until the script has ended.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

const [command, ...args] = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`VSE needs Node 20 or newer; this is ${process.version}.`);
if (!Object.hasOwn(commands, command ?? ''))
  stop(`Usage: node scripts/run.mjs ${Object.keys(commands).join(' | ')}`);
install();
run(commands[command], args);
