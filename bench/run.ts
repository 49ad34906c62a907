import { startTestShop } from '../server/testing/shop-process.ts';
import { type Comparison, compareWithBare } from './compare-with-bare.ts';

/** What is measured, against which limit. Figures are ratios within this run; nothing here is a timed test. */
const PAGES = [{ name: 'kept home page', path: '/', atLeast: 0.6, aim: 0.8 }];

// The log is on as in production: what is measured is what a shop really does for a request.
const shop = await startTestShop({ LOG_LEVEL: 'info' }, 'ignore');
let isShort = false;
try {
  for (const { name, path, atLeast, aim } of PAGES) {
    const comparison = await compareWithBare(shop, path);
    const verdict =
      comparison.ratio >= aim ? 'as aimed at' : comparison.ratio >= atLeast ? 'enough' : 'TOO SLOW';
    isShort ||= comparison.ratio < atLeast;
    console.log(`${name}: ${sayHow(comparison)}; at least ${atLeast}, aim ${aim}: ${verdict}`);
  }
} finally {
  await shop.stop();
}
process.exitCode = isShort ? 1 : 0;

function sayHow({ shop, bare, ratio }: Comparison): string {
  const rate = (value: number) => `${Math.round(value).toLocaleString('en-GB')} requests/s`;
  const cost = (value: number | undefined) =>
    value === undefined ? '' : ` (${value.toFixed(0)} µs of processor)`;
  return (
    `${ratio.toFixed(2)} of bare node:http – ${rate(shop.requestsPerSecond)}${cost(shop.microsecondsPerRequest)} ` +
    `against ${rate(bare.requestsPerSecond)}${cost(bare.microsecondsPerRequest)}`
  );
}
