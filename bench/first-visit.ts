import type { Browser, CDPSession, Page } from '@playwright/test';
import { openCountedLine } from './counted-line.ts';

export type FirstVisit = {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
};

/** The phone of Lighthouse's mobile preset. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** 1.6 Mbit/s down, 150 ms there and back: a usual evening on a Nigerian mobile network. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;
const SLOWER_PROCESSOR = { rate: 4 } as const;
/** Long enough for everything that the first screen fetches by itself. */
const QUIET_MS = 4_000;

/** Somebody who was never here opens the page and does nothing; every byte counts, whoever in the browser asked for it. The shop's worker comes with the first use. */
export async function measureFirstVisit(browser: Browser, shopUrl: string): Promise<FirstVisit> {
  await using opened = new AsyncDisposableStack();
  const line = await openCountedLine(shopUrl);
  opened.defer(line.close);
  const context = opened.use(await browser.newContext(PHONE));
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await tools.send('Emulation.setCPUThrottlingRate', SLOWER_PROCESSOR);
  const readScriptBytes = countScripts(tools);
  await page.addInitScript({ content: WATCH_PAINTS });
  await page.goto(line.url, { waitUntil: 'load' });
  while (line.quietForMs() < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 100));
  return { bytes: line.readBytes(), scriptBytes: readScriptBytes(), ...(await readPaints(page)) };
}

function countScripts(tools: CDPSession): () => number {
  const scripts = new Set<string>();
  let bytes = 0;
  tools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

type PaintNotes = Pick<FirstVisit, 'largestPaintMs' | 'layoutShift'>;

/** As text, because it runs in the page: nothing here knows a browser's own words. */
const WATCH_PAINTS = `
  window.paintNotes = { largestPaintMs: 0, layoutShift: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.paintNotes.largestPaintMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) window.paintNotes.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

function readPaints(page: Page): Promise<PaintNotes> {
  return page.evaluate('window.paintNotes');
}
