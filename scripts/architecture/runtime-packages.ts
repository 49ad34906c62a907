import { isBuiltin } from 'node:module';
import type { FileFacts } from './file-facts.ts';
import { isCodePath } from './parse-code.ts';
import { isWithinAny } from './places.ts';
import { checkEachFile, type Rule } from './rule.ts';

/** What runs in the shop. The web part does too: its pages are rendered on the server, where packages are not bundled. */
const RUNTIME_PLACES = ['server', 'domain', 'contract', 'web'];
/** Loaded by `npm run dev` and by the build alone. */
const OTHER_PLACES = ['server/pages/hot-reload.ts', 'web/routes.ts'];
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

/** `@base-ui/react/toast` is in the package `@base-ui/react`. */
function namePackage(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
