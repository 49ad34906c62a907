import { ARROWS, type Arrow } from './arrows.ts';
import type { FileFacts, ResolvedImport } from './file-facts.ts';
import { findFeature, isTestName, isWithin, isWithinAny } from './places.ts';
import { checkEachFile, type Rule } from './rule.ts';

const TESTING_PLACES = ['server/testing', 'e2e', 'bench', 'scripts'];
const CONTEXT_NAME = /-context\.tsx?$/;
/** Examples that tests are made of. */
const EXAMPLES = /^web\/features\/.*\/testing\//;

const ARROW_RULES: readonly Rule[] = ARROWS.map((arrow) => ({
  name: 'arrow',
  why: arrow.why,
  check: checkEachFile((file) => {
    if (findArrow(file) !== arrow) return [];
    return file.imports
      .filter((imported) => !isAllowed(arrow, imported))
      .map(({ specifier, target, line }) => ({
        line,
        what: `${arrow.from} may not import ${target ?? specifier}`,
      }));
  }),
}));

function findArrow(file: FileFacts): Arrow | undefined {
  return ARROWS.find(({ from, onlyTests }) => isWithin(file.path, from) && (!onlyTests || file.isTest));
}

function isAllowed(arrow: Arrow, { specifier, target }: ResolvedImport): boolean {
  if (target === null) {
    if (arrow.neverPackages?.includes(specifier)) return false;
    return arrow.packages?.includes(specifier) ?? true;
  }
  return isWithinAny(target, arrow.to) && !isWithinAny(target, arrow.never ?? []);
}

const siblingRule: Rule = {
  name: 'sibling',
  why: 'features meet in the layout, the domain or a *-context file',
  check: checkEachFile((file) => {
    const feature = findFeature(file.path);
    return file.imports.flatMap(({ target, line }) => {
      const other = target && findFeature(target);
      if (!feature || !other || other === feature) return [];
      if (other.startsWith('web/') && CONTEXT_NAME.test(target)) return [];
      if (file.isTest && EXAMPLES.test(target)) return [];
      return [{ line, what: `${feature} reaches into ${target}` }];
    });
  }),
};

const testImportRule: Rule = {
  name: 'test-import',
  why: 'what runs in the shop stands without its tests',
  check(files) {
    const testPaths = new Set(files.filter((file) => file.isTest).map((file) => file.path));
    const isTestTarget = (target: string) => testPaths.has(target) || isWithin(target, 'server/testing');
    return checkEachFile((file) => {
      const isProduction = !file.isTest && !isWithinAny(file.path, TESTING_PLACES);
      return file.imports.flatMap(({ target, line }) => {
        if (!target) return [];
        const isRefused = isTestName(target) || (isProduction && isTestTarget(target));
        return isRefused ? [{ line, what: `${target} is there for tests` }] : [];
      });
    })(files);
  },
};

export const IMPORT_RULES: readonly Rule[] = [...ARROW_RULES, siblingRule, testImportRule];
