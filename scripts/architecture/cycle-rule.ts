import type { FileFacts } from './file-facts.ts';
import type { Finding, Rule } from './rule.ts';

type Graph = ReadonlyMap<string, FileFacts>;

export const cycleRule: Rule = {
  name: 'cycle',
  why: 'files that need each other are one file or lack a third',
  check(files) {
    const graph: Graph = new Map(files.map((file) => [file.path, file]));
    const known = new Set<string>();
    const findings: Finding[] = [];
    for (const { path, imports } of files) {
      const cycle = known.has(path) ? null : findShortestCycle(path, graph);
      if (!cycle) continue;
      for (const member of cycle) known.add(member);
      const line = imports.find(({ target }) => target === cycle[1])?.line ?? 1;
      findings.push({ path, line, what: cycle.join(' → ') });
    }
    return findings;
  },
};

/** Breadth first, so that the way back is the shortest one; starts and ends with `start`. */
function findShortestCycle(start: string, graph: Graph): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const path of queue) {
    for (const { target } of graph.get(path)?.imports ?? []) {
      if (target === start) return [...traceBack(path, cameFrom), start];
      if (!target || cameFrom.has(target) || !graph.has(target)) continue;
      cameFrom.set(target, path);
      queue.push(target);
    }
  }
  return null;
}

function traceBack(end: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way: string[] = [];
  for (let path: string | undefined = end; path; path = cameFrom.get(path)) way.unshift(path);
  return way;
}
