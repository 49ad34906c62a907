/**
 * Makes the files the browser gets, and a module for each picture, from the masters in web/pictures/masters.
 * Run it after changing a master or the table below: node scripts/build-pictures.ts
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

type Plan = {
  readonly widths: readonly number[];
  /** The backdrop's colour, by the name of its token. */
  readonly tint?: string;
};

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
  // Between two of the usual widths lies what most phones need.
  hero: { widths: [360, 640, 800, 960, 1280, 1600], tint: 'cream' },
  'puff-puff': { widths: panel, tint: 'pistachio' },
  'strawberry-cream-cake': { widths: ring, tint: 'pistachio' },
  'strawberry-doughnuts': { widths: panel, tint: 'pistachio' },
  'vanilla-cupcakes': { widths: ring, tint: 'sky' },
};

const encoders = {
  // As WebP always has it: in a photograph nobody sees that colours have half the points of light and shade.
  avif: { quality: 50, effort: 4, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 6, smartSubsample: true },
};

const folder = join(import.meta.dirname, '../web/pictures');

const written = new Set<string>();
for (const [name, plan] of Object.entries(pictures)) {
  await buildPicture(name, plan);
  console.log(name);
}
await removeOthers(written);

async function buildPicture(name: string, plan: Plan): Promise<void> {
  const master = await readFile(join(folder, 'masters', `${name}.webp`));
  const { width, height } = await sharp(master).metadata();
  if (Math.max(...plan.widths) > width) throw new Error(`${name} is only ${width} pixels wide.`);
  for (const targetWidth of plan.widths) {
    const scaled = sharp(master).resize({ width: targetWidth });
    await writePicture(`${name}-${targetWidth}.avif`, scaled.clone().avif(encoders.avif));
    await writePicture(`${name}-${targetWidth}.webp`, scaled.clone().webp(encoders.webp));
  }
  await writeFile(join(folder, `${name}.ts`), writeModule(name, { width, height, ...plan }));
}

async function writePicture(file: string, picture: Sharp): Promise<void> {
  await picture.toFile(join(folder, file));
  written.add(file);
}

/** Pictures and widths that have left the table. */
async function removeOthers(stored: ReadonlySet<string>): Promise<void> {
  const files = (await readdir(folder)).filter((file) => /\.(avif|webp)$/.test(file));
  await Promise.all(files.filter((file) => !stored.has(file)).map((file) => rm(join(folder, file))));
}

/** One module per picture, so that a page carries the addresses of its own pictures only. */
function writeModule(name: string, picture: Plan & { width: number; height: number }): string {
  const imports = picture.widths.flatMap((width) =>
    ['avif', 'webp'].map((format) => [`${format}${width}`, `./${name}-${width}.${format}`]),
  );
  imports.push(['type { SitePicture }', './site-picture.ts']);
  // The order the linter asks for.
  imports.sort(([, one = ''], [, other = '']) => one.localeCompare(other, 'en', { numeric: true }));
  const files = picture.widths.map(
    (width) => `    { width: ${width}, avif: avif${width}, webp: webp${width} },`,
  );
  return [
    '// Written by scripts/build-pictures.ts.',
    '',
    ...imports.map(([binding, path]) => `import ${binding} from '${path}';`),
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
