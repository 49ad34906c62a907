import { extname } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import type { TextFact } from './file-facts.ts';
import { createLineFinder } from './find-line.ts';

export type ParsedCode = {
  readonly program: ESTree.Program;
  readonly lineAt: (offset: number) => number;
  readonly faults: readonly TextFact[];
};

const LANGUAGES = { '.ts': 'ts', '.tsx': 'tsx', '.mjs': 'js' } as const;

function isKnownExtension(extension: string): extension is keyof typeof LANGUAGES {
  return extension in LANGUAGES;
}

export function isCodePath(path: string): boolean {
  return isKnownExtension(extname(path));
}

/** The bundler's own parser: what it takes for an import, a comment or a string is what the shop is built from. */
export function parseCode(path: string, text: string): ParsedCode {
  const extension = extname(path);
  const lang = isKnownExtension(extension) ? LANGUAGES[extension] : 'ts';
  const { program, errors } = parseSync(path, text, { lang, preserveParens: false });
  const lineAt = createLineFinder(text);
  const faults = errors.map((error) => ({ text: error.message, line: lineAt(error.labels[0]?.start ?? 0) }));
  return { program, lineAt, faults };
}
