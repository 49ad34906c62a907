import type { FileFacts } from './file-facts.ts';

export type Finding = { readonly path: string; readonly line: number; readonly what: string };

export type Rule = {
  readonly name: string;
  readonly why: string;
  readonly check: (files: readonly FileFacts[]) => readonly Finding[];
};

/** Builds the check of a rule that looks at one file at a time. */
export function checkEachFile(
  findInFile: (file: FileFacts) => readonly Omit<Finding, 'path'>[],
): Rule['check'] {
  return (files) => files.flatMap((file) => findInFile(file).map((found) => ({ path: file.path, ...found })));
}
