export type LineFact = { readonly line: number };
export type ImportFact = LineFact & {
  readonly specifier: string;
  /** Of types alone: nothing is loaded for it. */
  readonly isOfTypes?: true;
  /** Loaded when the code comes to it. */
  readonly isLater?: true;
};
export type NameFact = LineFact & { readonly name: string };
export type CallFact = NameFact & { readonly argumentCount: number };
export type TextFact = LineFact & { readonly text: string };

/** What a file's content says, whatever language it is written in. */
export type ContentFacts = {
  readonly imports: readonly ImportFact[];
  /** Dotted names the code reads: `process.env`, `Math.random`. */
  readonly names: readonly NameFact[];
  /** Every name of the code, its own and those it uses, each with its first line. */
  readonly identifiers: readonly NameFact[];
  /** `new Date()` is the call of `new Date`. */
  readonly calls: readonly CallFact[];
  /** Strings, template parts and words between tags; of a style sheet, everything but its comments. */
  readonly texts: readonly TextFact[];
  readonly builtQueries: readonly LineFact[];
  readonly onlyReExports: boolean;
  readonly faults: readonly TextFact[];
};

export const NO_CONTENT_FACTS: ContentFacts = {
  imports: [],
  names: [],
  identifiers: [],
  calls: [],
  texts: [],
  builtQueries: [],
  onlyReExports: false,
  faults: [],
};

/** `target` is the imported file's path from the project's root, or null for a package. */
export type ResolvedImport = ImportFact & { readonly target: string | null };

export type FileFacts = Omit<ContentFacts, 'imports'> & {
  readonly path: string;
  readonly source: string;
  readonly lineCount: number;
  readonly isTest: boolean;
  readonly imports: readonly ResolvedImport[];
};
