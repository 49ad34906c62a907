/** What is wrong, and where. */
export type Problem = { readonly path: string; readonly line: number; readonly what: string };

export type Statements = { readonly ids: readonly string[]; readonly problems: readonly Problem[] };

const STATEMENT = /^- \*\*([SP]\d+\.\d+)\*\* \S/;
/** A list entry, a wrapped line, or an id in bold: each was meant as a statement. */
const MEANT_AS_STATEMENT = /^\s*[-*+] |^\s+\S|\*\*[SP]\d/;

/** Reads the ids of a document whose statements are lines such as `- **S5.2** A price above …`. */
export function readStatements(path: string, text: string): Statements {
  const ids = new Set<string>();
  const problems: Problem[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    const addProblem = (what: string) => problems.push({ path, line: index + 1, what });
    const id = STATEMENT.exec(content)?.[1];
    if (id && ids.has(id)) addProblem(`${id} is stated twice`);
    else if (id) ids.add(id);
    else if (MEANT_AS_STATEMENT.test(content)) addProblem('not of the form "- **S1.1** One sentence."');
  }
  return { ids: [...ids], problems };
}
