import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The shell first: a whole Chromium draws its own windows and toolbars even when nobody sees them. */
const NAMES_ON_PATH = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** What is installed is for all users, whatever the umask here; somebody else's installation under way is waited for. */
const DEBIAN_INSTALLATION = `
  umask 022
  apt() { apt-get -qq -o DPkg::Lock::Timeout=600 "$@"; }
  apt update
  apt install -y chromium-headless-shell || apt install -y chromium
`;

/**
 * A Chromium for the browser tests: the one CHROMIUM_PATH names, Playwright's own, one on the PATH, or one that is
 * installed now. Asked once per run; the tests get the answer as CHROMIUM_PATH.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return canRun(named) ? named : undefined;
  return findInstalled() ?? installFromPlaywright() ?? installFromDebian();
}

export function describeMissingChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  const fault = named
    ? `The browser tests need Chromium, but ${named}, which CHROMIUM_PATH names, cannot be run.`
    : 'The browser tests need Chromium, but none was found on this machine and none could be installed.';
  return `${fault} Install it (on Debian: sudo apt install chromium; elsewhere: npx playwright install --with-deps chromium), or set CHROMIUM_PATH to the program file of one you have.`;
}

function findInstalled(): string | undefined {
  const onPath = NAMES_ON_PATH.map((name) =>
    spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim(),
  );
  return [chromium.executablePath(), ...onPath].find(canRun);
}

/** A download may lack the libraries it needs, and Ubuntu's chromium-browser only says where to find one. */
function canRun(program: string): boolean {
  return existsSync(program) && spawnSync(program, ['--version'], { timeout: 60_000 }).status === 0;
}

function installFromPlaywright(): string | undefined {
  console.log('  · Fetching a Chromium for the browser tests …');
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
  return canRun(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0)
    return undefined;
  console.log('  · Installing Debian’s Chromium for the browser tests …');
  // Unlike an installation, an update of apt's lists fails at once while another is under way: two runs take turns.
  spawnSync('flock', ['/var/lib/apt/lists', 'sh', '-c', DEBIAN_INSTALLATION], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return findInstalled();
}
