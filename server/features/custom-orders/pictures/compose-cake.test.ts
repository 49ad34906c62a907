import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type CakeDesign, DEFAULT_DESIGN } from '../../../../domain/custom-orders/design/cake-design.ts';
import { repairDesign } from '../../../../domain/custom-orders/design/repair-design.ts';
import { createSteadyChance } from '../../../../domain/custom-orders/drawing/canvas/steady-chance.ts';
import { LAYER_PLACES } from '../../../../domain/custom-orders/picture/layer-places.generated.ts';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';
import { makeWildDesign } from '../../../../domain/custom-orders/testing/wild-design.ts';
import { createCakeComposer } from './compose-cake.ts';
import { CAKE_PICTURE_FORMATS, encodeCake } from './encode-cake.ts';
import { createLayerCache } from './layer-cache.ts';
import { CHANNELS, type Pixels } from './pixels.ts';

const composer = createCakeComposer();

/** More where properties are tried at length. */
const DESIGNS = (fc.readConfigureGlobal()?.numRuns ?? 0) < 1_000 ? 2 : 40;

function readPixel({ data, width, height }: Pixels, x: number, y: number): readonly number[] {
  const at = (Math.round(y * height) * width + Math.round(x * width)) * CHANNELS;
  return [...data.subarray(at, at + 3)];
}

test('every layer has its master', () => {
  const files = readdirSync(join(import.meta.dirname, 'layers')).filter((file) => file.endsWith('.webp'));
  expect(files.toSorted()).toEqual(
    Object.keys(LAYER_PLACES)
      .map((name) => `${name}.webp`)
      .toSorted(),
  );
});

test('a design becomes a square in three forms, and a share picture', async () => {
  for (const [shape, width, height, formats] of [
    ['square', 800, 800, CAKE_PICTURE_FORMATS],
    ['share', 1200, 630, ['png']],
  ] as const) {
    const picture = await composer.compose(DEFAULT_DESIGN, shape);
    for (const format of formats) {
      const facts = await sharp(await encodeCake(picture, format)).metadata();
      expect(facts).toMatchObject({ format: format === 'avif' ? 'heif' : format, width, height });
      expect(facts.hasAlpha).toBe(false);
    }
  }
});

test('any design at all can be composed, in less than 90 kB', async () => {
  for (let seed = 0; seed < DESIGNS; seed += 1) {
    const { design } = repairDesign(makeWildDesign(createSteadyChance(seed)), DEFAULT_PRICE_LIST);
    const { length } = await encodeCake(await composer.compose(design, 'square'), 'webp');
    expect(length).toBeLessThan(90_000);
  }
});

test('a tier has the colour that was chosen, on cream paper', async () => {
  const paint = async (colour: CakeDesign['tiers'][number]['colour']) => {
    const tiers = DEFAULT_DESIGN.tiers.map((tier) => ({ ...tier, colour }));
    const picture = await composer.compose({ ...DEFAULT_DESIGN, tiers }, 'square');
    expect(Math.min(...readPixel(picture, 0.02, 0.02))).toBeGreaterThan(220);
    return readPixel(picture, 0.5, 0.58);
  };
  const [red = 0, green = 0, blue = 0] = await paint('sky');
  expect(blue).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(red);
  expect(Math.max(...(await paint('charcoal')))).toBeLessThan(110);
});

test('the same design is the same picture', async () => {
  const [one, other] = await Promise.all([
    composer.compose(DEFAULT_DESIGN, 'square'),
    createCakeComposer().compose(DEFAULT_DESIGN, 'square'),
  ]);
  expect(one.data.equals(other.data)).toBe(true);
});

test('a layer taken again has the pixels of its file', async () => {
  const cache = createLayerCache();
  const name = 'body-smooth-8-shade';
  const [, , width, height] = LAYER_PLACES[name];
  await cache.take(name);
  const { data } = await cache.take(name);
  const file = await sharp(readFileSync(join(import.meta.dirname, 'layers', `${name}.webp`)))
    .ensureAlpha()
    .raw()
    .toBuffer();
  expect(data.equals(file)).toBe(true);
  expect(data).toHaveLength(width * height * CHANNELS);
});
