import { isBuiltin } from 'node:module';
import type { FileFacts } from './file-facts.ts';
import { isCodePath } from './parse-code.ts';
import { isWithinAny } from './places.ts';
import { checkEachFile, type Rule } from './rule.ts';

/** What runs in the shop from its sources. The web part is built, and the build takes what is no dependency into itself. */
const RUNTIME_PLACES = ['server', 'domain', 'contract'];
/** Loaded by `npm run dev` alone. */
const OTHER_PLACES = ['server/pages/hot-reload.ts'];
const TESTING_FOLDER = /\/testing\//;

/** A production install has the dependencies and nothing else. */
export function createRuntimePackagesRule(dependencies: ReadonlySet<string>): Rule {
  return {
    name: 'runtime-package',
    why: 'a production install leaves development dependencies out',
    check: checkEachFile((file) => {
      if (!isOfRunningShop(file)) return [];
      return file.imports
        .filter(({ specifier, target, isOfTypes }) => target === null && !isOfTypes && !isBuiltin(specifier))
        .filter(({ specifier }) => !dependencies.has(namePackage(specifier)))
        .map(({ specifier, line }) => ({
          line,
          what: `${namePackage(specifier)} is not among the dependencies`,
        }));
    }),
  };
}

function isOfRunningShop({ path, isTest }: FileFacts): boolean {
  if (isTest || !isCodePath(path) || TESTING_FOLDER.test(path)) return false;
  return isWithinAny(path, RUNTIME_PLACES) && !isWithinAny(path, OTHER_PLACES);
}

/** `@hono/node-server/serve-static` is in the package `@hono/node-server`. */
function namePackage(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
