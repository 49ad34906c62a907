/**
 * Makes the files the browser gets, and a module for each picture, from the masters in web/pictures/masters.
 * Run it after changing a master or the table below: node scripts/build-pictures.ts
 */
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SitePicture, Tint } from '../web/pictures/site-picture.ts';

type Plan = { readonly widths: readonly number[]; readonly tint?: Tint };

/** Across the page. */
const wide = [360, 640, 960, 1280, 1600];
/** In a ring or a card, never wider than 320 CSS pixels. */
const ring = [160, 320, 640];
/** In a ring, and also filling half the screen. */
const panel = [...ring, 1000];

const pictures: Record<string, Plan> = {
  'agege-bread': { widths: ring, tint: 'sky' },
  'butter-croissant': { widths: panel, tint: 'cream' },
  'chin-chin': { widths: ring, tint: 'blush' },
  'cinnamon-rolls': { widths: panel, tint: 'blush' },
  'cover-bread': { widths: wide, tint: 'honey' },
  'cover-cupcakes': { widths: wide, tint: 'pistachio' },
  'cover-wedding': { widths: wide, tint: 'blush' },
  'designer-cake': { widths: [320, 480, 648] },
  'fruit-tart': { widths: ring, tint: 'sky' },
  'fudge-brownies': { widths: ring, tint: 'cream' },
  hero: { widths: wide, tint: 'cream' },
  'puff-puff': { widths: panel, tint: 'pistachio' },
  'small-chops-platter': { widths: ring, tint: 'cream' },
  'strawberry-cream-cake': { widths: ring, tint: 'pistachio' },
  'strawberry-doughnuts': { widths: panel, tint: 'pistachio' },
  'vanilla-cupcakes': { widths: ring, tint: 'sky' },
};

const encoders = {
  avif: { quality: 50, effort: 6 },
  webp: { quality: 74, effort: 6, smartSubsample: true },
};

const folder = join(import.meta.dirname, '../web/pictures');

await removeOldFiles();
for (const [name, plan] of Object.entries(pictures)) {
  const bytes = await buildPicture(name, plan);
  console.log(`${name}: ${Math.round(bytes / 1000)} kB in ${plan.widths.length * 2} files`);
}

async function removeOldFiles(): Promise<void> {
  const old = (await readdir(folder)).filter((file) => /-\d+\.(avif|webp)$/.test(file));
  await Promise.all(old.map((file) => rm(join(folder, file))));
}

/** Returns how many bytes the files take together. */
async function buildPicture(name: string, plan: Plan): Promise<number> {
  const master = await readFile(join(folder, 'masters', `${name}.webp`));
  const { width, height } = await sharp(master).metadata();
  if (Math.max(...plan.widths) > width) throw new Error(`${name} is only ${width} pixels wide.`);
  let bytes = 0;
  for (const targetWidth of plan.widths) {
    const scaled = sharp(master).resize({ width: targetWidth });
    const stem = join(folder, `${name}-${targetWidth}`);
    await scaled.clone().avif(encoders.avif).toFile(`${stem}.avif`);
    await scaled.clone().webp(encoders.webp).toFile(`${stem}.webp`);
    for (const format of ['avif', 'webp']) bytes += (await stat(`${stem}.${format}`)).size;
  }
  await writeFile(join(folder, `${name}.ts`), writeModule(name, { width, height, ...plan }));
  return bytes;
}

/** One module per picture, so that a page carries the addresses of its own pictures only. */
function writeModule(name: string, picture: Plan & Pick<SitePicture, 'width' | 'height'>): string {
  const formats = ['avif', 'webp'];
  const imports = picture.widths.flatMap((width) =>
    formats.map((format) => `import ${format}${width} from './${name}-${width}.${format}';`),
  );
  const files = picture.widths.map(
    (width) => `    { width: ${width}, avif: avif${width}, webp: webp${width} },`,
  );
  return [
    '// Written by scripts/build-pictures.ts.',
    ...imports.sort(),
    "import type { SitePicture } from './site-picture.ts';",
    '',
    `export const ${toCamelCase(name)}: SitePicture = {`,
    `  width: ${picture.width},`,
    `  height: ${picture.height},`,
    ...(picture.tint ? [`  tint: '${picture.tint}',`] : []),
    '  files: [',
    ...files,
    '  ],',
    '};',
    '',
  ].join('\n');
}

function toCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
