/**
 * Makes the files the browser gets, and the table of their places, from the masters of the cake's layers.
 * Run it after changing a master: node scripts/build-layers.ts
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';

type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const ROOT = join(import.meta.dirname, '..');
const MASTERS = join(ROOT, 'server/features/custom-orders/pictures/layers');
const LAYERS = join(ROOT, 'web/pictures/cake-layers');
const TABLE = join(ROOT, 'domain/custom-orders/picture/layer-places.generated.ts');

/** Highlights are soft, so nobody sees what they lose; colour is kept whole, or edges would bleed where layers meet. */
const SHINE = { quality: 50, effort: 6 };
const OTHERS = { quality: 60, effort: 6, chromaSubsampling: '4:4:4' };

const places = JSON.parse(await readFile(join(MASTERS, 'places.json'), 'utf8')) as Readonly<
  Record<string, Place>
>;
for (const name of Object.keys(places)) {
  const master = await readFile(join(MASTERS, `${name}.webp`));
  await sharp(master)
    .avif(name.endsWith('-shine') ? SHINE : OTHERS)
    .toFile(join(LAYERS, `${name}.avif`));
  console.log(name);
}
await removeOthers();
await writeFile(TABLE, writeTable());

async function removeOthers(): Promise<void> {
  const files = await readdir(LAYERS);
  await Promise.all(
    files.filter((file) => !(parse(file).name in places)).map((file) => rm(join(LAYERS, file))),
  );
}

function writeTable(): string {
  const rows = Object.entries(places).map(
    ([name, { x, y, width, height }]) => `  '${name}': [${x}, ${y}, ${width}, ${height}],`,
  );
  return [
    '// Written by scripts/build-layers.ts.',
    '',
    '/** Where the corner of each layer lies, from the middle of the foot of what it belongs to; its width and height. */',
    'export const LAYER_PLACES = {',
    ...rows,
    '} as const satisfies Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>>;',
    '',
    'export type LayerName = keyof typeof LAYER_PLACES;',
    '',
  ].join('\n');
}
