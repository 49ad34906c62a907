import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
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
export async function findChromium(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return (await canRun(named)) ? named : undefined;
  return (await findInstalled()) ?? (await installFromPlaywright()) ?? (await installFromDebian());
}

export function describeMissingChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  const fault = named
    ? `The browser tests need Chromium, but ${named}, which CHROMIUM_PATH names, cannot be run.`
    : 'The browser tests need Chromium, but none was found on this machine and none could be installed.';
  return `${fault} Install it (on Debian: sudo apt install chromium; elsewhere: npx playwright install --with-deps chromium), or set CHROMIUM_PATH to the program file of one you have.`;
}

async function findInstalled(): Promise<string | undefined> {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const programs = NAMES_ON_PATH.flatMap((name) => onPath.map((folder) => join(folder, name)));
  for (const program of [chromium.executablePath(), ...programs]) if (await canRun(program)) return program;
}

/** A download may lack the libraries it needs, and Ubuntu's chromium-browser only says where to find one. */
async function canRun(program: string): Promise<boolean> {
  return existsSync(program) && (await runQuietly(program, ['--version'], { timeout: 60_000 })) === 0;
}

async function installFromPlaywright(): Promise<string | undefined> {
  console.log('  · Fetching a Chromium for the browser tests …');
  await runQuietly('node_modules/.bin/playwright', ['install', 'chromium'], { timeout: 180_000 });
  return (await canRun(chromium.executablePath())) ? chromium.executablePath() : undefined;
}

async function installFromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || (await runQuietly('apt-get', ['--version'])) !== 0) return undefined;
  console.log('  · Installing Debian’s Chromium for the browser tests …');
  // Unlike an installation, an update of apt's lists fails at once while another is under way: two runs take turns.
  await runQuietly('flock', ['/var/lib/apt/lists', 'sh', '-c', DEBIAN_INSTALLATION], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return findInstalled();
}

/** The code a program ends with; none where it is not there or took too long. */
async function runQuietly(program: string, args: string[], options: SpawnOptions = {}): Promise<unknown> {
  const child = spawn(program, args, { stdio: 'ignore', ...options });
  const [code] = await once(child, 'close').catch(() => []);
  return code;
}
