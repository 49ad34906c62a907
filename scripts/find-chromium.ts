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
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

/**
 * A Chromium for the browser tests: the one CHROMIUM_PATH names, Playwright's own, one on the PATH, or one that is
 * installed now. Asked once per run; the tests get the answer as CHROMIUM_PATH.
 */
export async function findChromium(): Promise<string> {
  return findInstalled() ?? installFromPlaywright() ?? installFromDebian() ?? giveUp();
}

function findInstalled(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  for (const name of NAMES_ON_PATH) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

function installFromPlaywright(): string | undefined {
  console.log('  · Fetching a Chromium for the browser tests …');
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0)
    return undefined;
  console.log('  · Installing Debian’s Chromium for the browser tests …');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const runQuietly = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
      .status === 0;
  runQuietly('update');
  DEBIAN_PACKAGES.some((name) => runQuietly('install', '-y', name));
  return findInstalled();
}

function giveUp(): never {
  console.error(
    'No Chromium was found for the browser tests: install one, or set CHROMIUM_PATH to its program file.',
  );
  process.exit(1);
}
