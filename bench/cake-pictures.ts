import type { CakeDesign } from '../domain/custom-orders/design/cake-design.ts';
import { repairDesign } from '../domain/custom-orders/design/repair-design.ts';
import { createSteadyChance } from '../domain/custom-orders/drawing/canvas/steady-chance.ts';
import { DEFAULT_PRICE_LIST } from '../domain/custom-orders/price/default-price-list.ts';
import { makeWildDesign } from '../domain/custom-orders/testing/wild-design.ts';
import { createCakeComposer } from '../server/features/custom-orders/pictures/compose-cake.ts';
import { encodeCake } from '../server/features/custom-orders/pictures/encode-cake.ts';
import { percentile, sayMs } from './taken-time.ts';

/*
 * Pictures of a thousand designs in no taste at all, so that layers are in memory as seldom as can be: from the design to
 * the WebP of 800 pixels. Processor time is all threads', since the picture library works beside Node's own.
 */

const DESIGNS = 1_000;
const LIMITS = { durationMs: 400, bytes: 90_000 };

type Measured = { readonly wallMs: number; readonly processorMs: number; readonly bytes: number };

const composer = createCakeComposer();
const measured: Measured[] = [];
for (let seed = 0; seed < DESIGNS; seed += 1) {
  measured.push(
    await measure(repairDesign(makeWildDesign(createSteadyChance(seed)), DEFAULT_PRICE_LIST).design),
  );
}

const say = (of: keyof Measured, write: (value: number) => string) =>
  [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${write(findPercentile(of, share))}`).join(', ');
const sayKilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
console.log(`${DESIGNS.toLocaleString('en-GB')} pictures of designs, 800 pixels, WebP`);
console.log(`  time: ${say('processorMs', sayMs)} of processor (${say('wallMs', sayMs)} on the clock)`);
console.log(`  size: ${say('bytes', sayKilobytes)}`);
const isClockLate = findPercentile('wallMs', 0.99) > LIMITS.durationMs;
const isProcessorLate = findPercentile('processorMs', 0.99) > LIMITS.durationMs;
const isLarge = findPercentile('bytes', 0.99) > LIMITS.bytes;
console.log(
  `  p99 within ${sayMs(LIMITS.durationMs)}: of processor ${isProcessorLate ? 'NO' : 'yes'}, on the clock ${isClockLate ? 'NO' : 'yes'}`,
);
console.log(`  p99 within ${sayKilobytes(LIMITS.bytes)}: ${isLarge ? 'NO' : 'yes'}`);
process.exitCode = isClockLate || isProcessorLate || isLarge ? 1 : 0;

async function measure(design: CakeDesign): Promise<Measured> {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  const { length } = await encodeCake(await composer.compose(design, 'square'), 'webp');
  const { user, system } = process.cpuUsage(before);
  return {
    wallMs: performance.now() - startedAt,
    processorMs: (user + system) / 1_000,
    bytes: length,
  };
}

function findPercentile(of: keyof Measured, share: number): number {
  return percentile(
    measured.map((each) => each[of]),
    share,
  );
}
