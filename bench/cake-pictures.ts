import type { CakeDesign } from '../domain/custom-orders/design/cake-design.ts';
import { repairDesign } from '../domain/custom-orders/design/repair-design.ts';
import { createSteadyChance } from '../domain/custom-orders/drawing/canvas/steady-chance.ts';
import { drawCake } from '../domain/custom-orders/drawing/draw-cake.ts';
import { DEFAULT_PRICE_LIST } from '../domain/custom-orders/price/default-price-list.ts';
import { makeWildDesign } from '../domain/custom-orders/testing/wild-design.ts';
import { createCakeComposer } from '../server/features/custom-orders/pictures/compose-cake.ts';
import { encodeCake } from '../server/features/custom-orders/pictures/encode-cake.ts';
import { percentile, sayMs } from './taken-time.ts';

/*
 * A thousand designs in no taste at all, as line drawings and as pictures: from the design to the SVG, and to the WebP of 800
 * pixels with layers in memory as seldom as can be. Processor time is all threads', since the picture library works beside
 * Node's own.
 */

const DESIGNS = 1_000;
/** Others first: a shop that runs has its code compiled. */
const FIRST_DESIGNS = 100;

type Limits = { readonly durationMs: number; readonly bytes: number };
type Measured = { readonly wallMs: number; readonly processorMs: number; readonly bytes: number };

const designs = Array.from({ length: DESIGNS }, (_, seed) => makeDesign(seed));
for (let seed = DESIGNS; seed < DESIGNS + FIRST_DESIGNS; seed += 1) drawCake(makeDesign(seed));
const composer = createCakeComposer();

const isGood = [
  await report('line drawings', { durationMs: 5, bytes: 30_000 }, async (design) =>
    Buffer.byteLength(drawCake(design)),
  ),
  await report('pictures, 800 pixels, WebP', { durationMs: 400, bytes: 90_000 }, async (design) => {
    const picture = await encodeCake(await composer.compose(design, 'square'), 'webp');
    return picture.length;
  }),
].every(Boolean);
process.exitCode = isGood ? 0 : 1;

function makeDesign(seed: number): CakeDesign {
  return repairDesign(makeWildDesign(createSteadyChance(seed)), DEFAULT_PRICE_LIST).design;
}

async function report(
  what: string,
  limits: Limits,
  draw: (design: CakeDesign) => Promise<number>,
): Promise<boolean> {
  const measured: Measured[] = [];
  for (const design of designs) measured.push(await measure(() => draw(design)));
  const find = (of: keyof Measured, share: number) =>
    percentile(
      measured.map((each) => each[of]),
      share,
    );
  const say = (of: keyof Measured, write: (value: number) => string) =>
    [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${write(find(of, share))}`).join(', ');

  const isQuick = find('wallMs', 0.99) <= limits.durationMs;
  const isSmall = find('bytes', 0.99) <= limits.bytes;
  console.log(`${DESIGNS.toLocaleString('en-GB')} designs as ${what}`);
  console.log(`  time: ${say('wallMs', sayMs)} (${say('processorMs', sayMs)} of processor)`);
  console.log(`  size: ${say('bytes', sayKilobytes)}`);
  console.log(
    `  p99 within ${sayMs(limits.durationMs)}: ${isQuick ? 'yes' : 'NO'}, within ${sayKilobytes(limits.bytes)}: ${isSmall ? 'yes' : 'NO'}`,
  );
  return isQuick && isSmall;
}

async function measure(draw: () => Promise<number>): Promise<Measured> {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  const bytes = await draw();
  const { user, system } = process.cpuUsage(before);
  return { wallMs: performance.now() - startedAt, processorMs: (user + system) / 1_000, bytes };
}

function sayKilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
