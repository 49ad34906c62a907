import type { Problem, Statements } from './read-statements.ts';
import { readTestTitles } from './read-test-titles.ts';

export type Comparison = { readonly unproved: readonly string[]; readonly problems: readonly Problem[] };

const NAMED_AT_END = /\(([SP]\d+\.\d+(?:, [SP]\d+\.\d+)*)\)$/;
const LOOKS_LIKE_ID = /\b[SP]\d+\.\d+\b/i;

/** Holds the statements against the titles of all tests, given as path → content. */
export function compareWithTests(
  { ids, problems: documentProblems }: Statements,
  tests: Readonly<Record<string, string>>,
): Comparison {
  const proved = new Set<string>();
  const problems = [...documentProblems];
  for (const [path, text] of Object.entries(tests)) {
    for (const { title, line, isLong } of readTestTitles(path, text)) {
      const named = NAMED_AT_END.exec(title);
      const rest = named ? title.slice(0, named.index) : title;
      if (LOOKS_LIKE_ID.test(rest)) {
        problems.push({
          path,
          line,
          what: `"${title}" names a statement in another way than "(S1.1, S1.2)" at its end`,
        });
      }
      for (const id of named?.[1]?.split(', ') ?? []) {
        // A statement is proved by what `npm test` runs.
        if (ids.includes(id) && !isLong) proved.add(id);
        if (!ids.includes(id))
          problems.push({ path, line, what: `"${title}" names ${id}, which is not in the specification` });
      }
    }
  }
  return { unproved: ids.filter((id) => !proved.has(id)), problems };
}
