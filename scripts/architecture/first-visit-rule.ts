import type { FileFacts } from './file-facts.ts';
import type { Finding, Rule } from './rule.ts';

/** What whoever opens the shop for the first time loads, whichever of its pages they come to. */
const FIRST_VISIT = [
  'web/root.tsx',
  'web/entry.client.tsx',
  'web/layouts/shop-layout.tsx',
  'web/features/home/home-page.tsx',
  'web/features/catalogue/products-page.tsx',
  'web/features/catalogue/product-page.tsx',
];
const SCHEMA_LIBRARY = 'zod/mini';
/** The router leaves these out of what a browser loads. */
const SERVER_ONLY = /\.server\.tsx?$/;

export const firstVisitRule: Rule = {
  name: 'first-visit',
  why: 'schemas weigh more than the page: import the endpoint’s type and `ask` by its name',
  check(files) {
    const graph = new Map(files.map((file) => [file.path, file]));
    return FIRST_VISIT.filter((path) => graph.has(path)).flatMap((start) => findSchemas(start, graph));
  },
};

/** Breadth first, so that the way to each schema is the shortest one. */
function findSchemas(start: string, graph: ReadonlyMap<string, FileFacts>): Finding[] {
  const findings: Finding[] = [];
  const ways = new Map([[start, [start]]]);
  for (const [path, way] of ways) {
    for (const { specifier, target, line, isOfTypes, isLater } of graph.get(path)?.imports ?? []) {
      if (isOfTypes || isLater) continue;
      if (specifier === SCHEMA_LIBRARY) findings.push({ path, line, what: [...way, specifier].join(' → ') });
      else if (target && !ways.has(target) && !SERVER_ONLY.test(target)) ways.set(target, [...way, target]);
    }
  }
  return findings;
}
