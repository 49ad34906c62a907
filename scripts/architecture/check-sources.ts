import { CONTENT_RULES } from './content-rules.ts';
import { cycleRule } from './cycle-rule.ts';
import { firstVisitRule } from './first-visit-rule.ts';
import { IMPORT_RULES } from './import-rules.ts';
import { nameRule } from './name-rule.ts';
import { readTree } from './read-tree.ts';
import type { Rule } from './rule.ts';
import { SHAPE_RULES } from './shape-rules.ts';

const RULES: readonly Rule[] = [
  ...IMPORT_RULES,
  cycleRule,
  firstVisitRule,
  nameRule,
  ...SHAPE_RULES,
  ...CONTENT_RULES,
];

/** Takes path → content; gives one line for each finding, sorted by place. */
export function checkSources(
  sources: Readonly<Record<string, string>>,
  furtherRules: readonly Rule[] = [],
): string[] {
  const files = readTree(sources);
  return [...RULES, ...furtherRules]
    .flatMap((rule) => rule.check(files).map((finding) => ({ ...finding, rule })))
    .sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
    .map(({ path, line, what, rule }) => `${path}:${line}  ${rule.name}: ${what} – ${rule.why}`);
}
