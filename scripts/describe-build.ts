import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The part of the router's own manifest that is read here. */
type BuiltModule = {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type RouterManifest = {
  readonly version: string;
  readonly url: string;
  readonly entry: BuiltModule;
  readonly routes: Readonly<Record<string, BuiltModule>>;
};

/** Named as in web/routes.ts, which the shop's worker cannot read. */
const SHELL_ROUTES = ['root', 'layouts/shop-layout', 'features/offline/offline-page'];
const STEP_ROUTES = [
  'layouts/signed-in-layout',
  'features/home/home-page',
  'features/catalogue/product-page',
  'features/cart/cart-page',
  'features/wishlist/wishlist-page',
  'features/checkout/checkout-page',
  'features/orders/orders-page',
  'features/orders/order-page',
];
/** What every page shows, besides scripts and styles. The whole faces are for single words. */
const SHELL_FONTS = /^plain-.*\.woff2$/;
const STEP_FILES =
  /^(?:toast-viewport|waiting-sender|search-stored|list-stored|allergen-choice|mobile-menu-dialog|cart-alert|fly-to-cart|unpaid-note)-.*\.js$/;
const STATIC_IMPORT = /\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const SITE_PICTURE = /^(?<name>.+)-(?<width>\d{3,4})-[\w-]{8}\.avif$/;
const LAYER_NAME = /-(?:shade|shine|colour)-[\w-]{8}\.avif$/;

/** What the shop's worker has to know of the build it belongs to. */
export async function describeBuild(clientFolder: string) {
  const names = await readdir(join(clientFolder, 'assets'));
  const manifest = await readManifest(clientFolder, names);
  const files = (routes: readonly string[]) => routes.flatMap((id) => listFiles(manifest, id));
  const find = (pattern: RegExp) => names.filter((name) => pattern.test(name)).map(toAddress);
  const shell = new Set([
    manifest.url,
    ...listModule(manifest.entry),
    ...files(SHELL_ROUTES),
    ...find(SHELL_FONTS),
    ...find(/^styles-.*\.css$/),
  ]);
  const steps = new Set([...files(STEP_ROUTES), ...(await addImports(clientFolder, find(STEP_FILES)))]);
  return {
    version: manifest.version,
    shell: [...shell],
    steps: [...steps].filter((address) => !shell.has(address)),
    sitePictures: groupPictures(names),
    isRetired: process.env.RETIRE_SHOP_WORKER === '1',
  };
}

async function readManifest(clientFolder: string, names: readonly string[]): Promise<RouterManifest> {
  for (const name of names.filter((each) => /^manifest-.*\.js$/.test(each))) {
    const text = await readFile(join(clientFolder, 'assets', name), 'utf8');
    const [, json] = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s.exec(text) ?? [];
    if (json) return JSON.parse(json) as RouterManifest; // the router's own words
  }
  throw new Error('The build has no manifest of its routes.');
}

function listFiles({ routes }: RouterManifest, id: string): readonly string[] {
  const route = routes[id];
  if (!route)
    throw new Error(
      `The build has no route "${id}": name it in scripts/describe-build.ts as web/routes.ts does.`,
    );
  return listModule(route);
}

/** The router lists what its routes import; of a part that is loaded later only the part itself says it. */
async function addImports(clientFolder: string, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set(addresses);
  // A set that grows while it is gone through is gone through to its new end.
  for (const address of found) {
    const text = await readFile(join(clientFolder, address), 'utf8');
    for (const [, name = ''] of text.matchAll(STATIC_IMPORT)) found.add(toAddress(name));
  }
  return found;
}

function listModule({ module, imports = [], css = [] }: BuiltModule): readonly string[] {
  return [module, ...imports, ...css];
}

/** The widths of each picture of the site itself, smallest first; the layers of a cake have but one. WebP is for so few that it stays. */
function groupPictures(names: readonly string[]): (readonly [number, string])[][] {
  const groups = new Map<string, (readonly [number, string])[]>();
  for (const file of names.filter((each) => !LAYER_NAME.test(each))) {
    const { name = '', width } = SITE_PICTURE.exec(file)?.groups ?? {};
    if (width === undefined) continue;
    groups.set(name, [...(groups.get(name) ?? []), [Number(width), toAddress(file)]]);
  }
  return [...groups.values()].map((files) => files.sort(([a], [b]) => a - b));
}

function toAddress(name: string): string {
  return `/assets/${name}`;
}
