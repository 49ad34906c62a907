import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import packageFile from './package.json' with { type: 'json' };

type GroupContext = {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
};

/** Names a group of everything that these files lead to, without what they load later by themselves. */
function nameWhatLeadsFrom(files: RegExp, name: string) {
  const known = new Map<string, boolean>();
  const isLedTo = (id: string, context: GroupContext): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false); // for whoever imports in a circle
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const isFound = files.test(id) || importers.some((importer) => isLedTo(importer, context));
    known.set(id, isFound);
    return isFound;
  };
  return (id: string, context: GroupContext) => (isLedTo(id, context) ? name : null);
}

const ICON_FILE = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;

/** Lucide's icons without what Lucide computes for each of them, and without the keys and names it needs for that. */
const LEAN_ICONS: Plugin = {
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const isOfIcon =
      source === '../createLucideIcon.mjs' && importer !== undefined && ICON_FILE.test(importer);
    return isOfIcon ? fileURLToPath(new URL('web/ui/icons/draw-lucide-icon.tsx', import.meta.url)) : null;
  },
  transform: {
    filter: { id: ICON_FILE },
    handler: (code) => code.replaceAll(/, key: "[^"]*"|^ {2}(?:name|size): .*,$/gm, ''),
  },
};

/** With the icons, each of which is a file of its own and goes where it is used. */
const OWN_CODE = /[\\/](?:web|domain|contract|lucide-react)[\\/]/;
const FRAME = /[\\/]web[\\/](?:root|entry\.client|layouts[\\/]shop-layout)\.tsx(?:\?|$)/;
const FRONT_PAGE = /[\\/]home[\\/]home-page\.tsx(?:\?|$)/;
const CATEGORIES = /[\\/](?:catalogue|search)[\\/](?:products|product|search)-page\.tsx(?:\?|$)/;
const STORIES = /[\\/](?:blog|content)[\\/][\w-]+-page\.tsx(?:\?|$)/;
const COUNTER = /[\\/](?:cart|checkout|orders|account)[\\/][\w-]+-page\.tsx(?:\?|$)/;

/** What most pages share comes in a few files: on a slow line each further file costs more than its bytes. */
const SHARED_SCRIPTS = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie)[\\/]/,
    priority: 7,
  },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 6 },
  // On every page of the shop, then on its front, on its catalogue, and where somebody buys: each step brings what is new on it.
  { name: nameWhatLeadsFrom(FRAME, 'shop'), test: OWN_CODE, priority: 5 },
  { name: nameWhatLeadsFrom(FRONT_PAGE, 'front'), test: OWN_CODE, priority: 4 },
  {
    // Before the cakes: a group takes what its files need with it, and the catalogue's rules would bring them along everywhere.
    name: 'list',
    test: /[\\/](?:domain[\\/]catalogue|web[\\/]features[\\/]catalogue[\\/]list)[\\/]/,
    minShareCount: 2,
    priority: 4,
  },
  {
    // Pages without a designed cake load nothing of it.
    name: 'cake',
    test: /[\\/](?:domain[\\/]custom-orders|web[\\/]ui[\\/]cake-picture)[\\/]/,
    minShareCount: 2,
    priority: 3,
  },
  { name: nameWhatLeadsFrom(CATEGORIES, 'catalogue'), test: OWN_CODE, minShareCount: 2, priority: 2 },
  { name: nameWhatLeadsFrom(STORIES, 'stories'), test: OWN_CODE, minShareCount: 2, priority: 2 },
  // Left to those below, one icon would bring whole features along, into toasts and the account's menu.
  { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 2 },
  { name: nameWhatLeadsFrom(COUNTER, 'counter'), test: OWN_CODE, minShareCount: 2, priority: 1 },
  { name: 'shared', test: OWN_CODE, minShareCount: 3, priority: 0 },
];

export default defineConfig(({ command }) => ({
  plugins: [LEAN_ICONS, tailwindcss(), reactRouter()],
  // A production install has the dependencies and nothing else: the build takes every other package into itself.
  ...(command === 'build' && { ssr: { noExternal: true, external: Object.keys(packageFile.dependencies) } }),
  // A picture inlined as a data: address would be blocked by the content security policy.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_SCRIPTS } } },
  },
}));
