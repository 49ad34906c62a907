// Runs before start, dev and test, on whatever Node the machine has (20 or newer), before anything is installed:
// plain JavaScript without dependencies. Installs from the lockfile and builds the web part, each only when needed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const MODULES = join(ROOT, 'node_modules');
const INSTALL_STAMP = join(MODULES, '.oyin-installed');
const BUILD_STAMP = join(ROOT, 'build', '.oyin-built');
const OLDEST_NODE = 20;
const BYTES_NEEDED_TO_INSTALL = 1_500_000_000;

/** Everything the built web part is made from. */
const BUILD_SOURCES = [
  'web',
  'contract',
  'domain',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build-web.ts',
];

const wantsBuild = !process.argv.includes('--no-build');

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  giveUp(`Node ${OLDEST_NODE} or newer is needed, but this is Node ${process.versions.node}.`);
}
install();
if (wantsBuild) build();

function install() {
  const wanted = hashOf(['package-lock.json', 'package.json'], `${process.platform}-${process.arch}`);
  if (readStamp(INSTALL_STAMP) === wanted) return;
  const { bavail, bsize } = statfsSync(ROOT);
  if (bavail * bsize < BYTES_NEEDED_TO_INSTALL) {
    giveUp(
      `There is too little room on this disk: installing needs ${BYTES_NEEDED_TO_INSTALL / 1e9} GB free.`,
    );
  }
  const seconds = timed(
    'Installing the parts the shop is made of (the first time this takes a minute or two)',
    () => {
      rmSync(INSTALL_STAMP, { force: true });
      // npm may not know the exact Node it will run on later, so its warnings about versions mean nothing here.
      run(
        nodeThatRunsNpm(),
        [npmScript(), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
        'The installation failed; the lines above say why.',
      );
    },
  );
  if (!existsSync(join(MODULES, '.bin', 'node')))
    giveUp(
      'The installation is incomplete: Node 24 is missing. Are install scripts switched off in npm (ignore-scripts)?',
    );
  writeFileSync(INSTALL_STAMP, wanted);
  say(`Installed in ${seconds} s`);
}

function build() {
  const wanted = hashOf(BUILD_SOURCES, '');
  if (readStamp(BUILD_STAMP) === wanted) return;
  const seconds = timed('Building the web part', () => {
    rmSync(BUILD_STAMP, { force: true });
    run(
      join(MODULES, '.bin', 'node'),
      [join(ROOT, 'scripts', 'build-web.ts')],
      'The web part could not be built; the lines above say why.',
    );
  });
  mkdirSync(dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, wanted);
  say(`Built in ${seconds} s`);
}

function timed(what, work) {
  say(`${what} …`);
  const startedAt = Date.now();
  work();
  return Math.round((Date.now() - startedAt) / 1000);
}

function run(command, args, failure) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error || status !== 0) giveUp(failure);
}

/** npm's own Node: the one under node_modules disappears while npm installs. */
function nodeThatRunsNpm() {
  return process.env.npm_node_execpath ?? process.execPath;
}

function npmScript() {
  const script = process.env.npm_execpath;
  if (!script) giveUp('Start this through npm: "npm start", "npm run dev" or "npm test".');
  return script;
}

function hashOf(paths, extra) {
  const hash = createHash('sha256').update(extra);
  for (const path of paths)
    for (const file of filesBelow(path)) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

function filesBelow(path) {
  const whole = join(ROOT, path);
  if (!existsSync(whole)) return [];
  const entries = readdirSync(dirname(whole), { withFileTypes: true });
  if (entries.find((entry) => join(dirname(whole), entry.name) === whole)?.isFile()) return [path];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length + 1))
    .sort();
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function say(message) {
  console.error(`  · ${message}`);
}

function giveUp(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
