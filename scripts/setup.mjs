// Runs before start, dev and test, on whatever Node the machine has (20 or newer), before anything is installed:
// plain JavaScript without dependencies. Installs from the lockfile and builds the web part, each only when needed.
// With --production it leaves what a running shop needs and no more; --start is content with that.
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

const COMPLETE = {
  name: 'complete',
  what: 'Installing the parts the shop is made of (the first time this takes a minute or two)',
  option: '--include=dev',
  bytesNeeded: 1_500_000_000,
};
const PRODUCTION = {
  name: 'production',
  what: 'Installing the parts a running shop needs, and no more',
  option: '--omit=dev',
  bytesNeeded: 700_000_000,
};

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

const isAsked = (option) => process.argv.includes(option);

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  giveUp(`Node ${OLDEST_NODE} or newer is needed, but this is Node ${process.versions.node}.`);
}
if (isAsked('--production')) {
  if (!isBuilt()) {
    install(COMPLETE);
    build();
  }
  install(PRODUCTION);
} else if (!(isAsked('--start') && isInstalled(PRODUCTION) && isBuilt())) {
  install(COMPLETE);
  if (!isAsked('--no-build')) build();
}

function isInstalled(kind) {
  return readStamp(INSTALL_STAMP) === describeInstall(kind);
}

function describeInstall({ name }) {
  return hashOf(
    ['package-lock.json', 'package.json', '.npmrc'],
    `${process.platform}-${process.arch}-${name}`,
  );
}

function install(kind) {
  if (isInstalled(kind)) return;
  const { bavail, bsize } = statfsSync(ROOT);
  if (bavail * bsize < kind.bytesNeeded) {
    giveUp(`There is too little room on this disk: installing needs ${kind.bytesNeeded / 1e9} GB free.`);
  }
  // What is there already needs no second download.
  const command = kind === PRODUCTION && isInstalled(COMPLETE) ? ['prune', '--no-save'] : ['ci'];
  const seconds = timed(kind.what, () => {
    rmSync(INSTALL_STAMP, { force: true });
    // npm may not know the exact Node it will run on later, so its warnings about versions mean nothing here.
    run(
      nodeThatRunsNpm(),
      [npmScript(), ...command, kind.option, '--no-audit', '--no-fund', '--loglevel=error'],
      'The installation failed; the lines above say why.',
    );
  });
  if (!existsSync(join(MODULES, '.bin', 'node')))
    giveUp(
      'The installation is incomplete: Node 24 is missing. Are install scripts switched off in npm (ignore-scripts)?',
    );
  // What Node's package was unpacked from: 68 MB of C headers, and the program, which has a second name by now.
  rmSync(join(MODULES, 'node', 'node_modules'), { recursive: true, force: true });
  leaveOutInnerEntrances();
  writeFileSync(INSTALL_STAMP, describeInstall(kind));
  say(`Installed in ${seconds} s`);
}

/**
 * Node parses the whole list of a package's entrances anew for nearly every module that it imports from there, and drizzle-orm's has
 * 130 kB, because it names each inner file: without those, which nobody imports, the shop is loaded in half the time.
 */
function leaveOutInnerEntrances() {
  const file = join(MODULES, 'drizzle-orm', 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const entrances = Object.entries(manifest.exports ?? {});
  manifest.exports = Object.fromEntries(
    entrances.filter(([name]) => /^\.(\/[^/]+)?(\/migrator)?$/.test(name)),
  );
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

function isBuilt() {
  return readStamp(BUILD_STAMP) === hashOf(BUILD_SOURCES, '');
}

function build() {
  if (isBuilt()) return;
  const seconds = timed('Building the web part', () => {
    rmSync(BUILD_STAMP, { force: true });
    run(
      join(MODULES, '.bin', 'node'),
      [join(ROOT, 'scripts', 'build-web.ts')],
      'The web part could not be built; the lines above say why.',
    );
  });
  mkdirSync(dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, hashOf(BUILD_SOURCES, ''));
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
