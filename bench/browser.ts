import { type Browser, chromium } from '@playwright/test';
import { describeMissingChromium, findChromium } from '../scripts/find-chromium.ts';
import { findFreePort } from '../server/database/embedded/free-port.ts';

export type MeasuringBrowser = { readonly browser: Browser; readonly debuggingPort: number };

/** A browser that both Playwright and Lighthouse can speak to. */
export async function openMeasuringBrowser(): Promise<MeasuringBrowser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error(describeMissingChromium());
  const debuggingPort = await findFreePort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--disable-background-networking',
      '--disable-gpu',
      // Chromium refuses to run as root inside its own sandbox, which is how containers and CI run it.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  return { browser, debuggingPort };
}
