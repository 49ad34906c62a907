import { posix } from 'node:path';
import type { ContentFacts, FileFacts, ImportFact } from './file-facts.ts';
import { isCodePath } from './parse-code.ts';
import { isTestName } from './places.ts';
import { readCodeFacts } from './read-code-facts.ts';
import { readStyleFacts } from './read-style-facts.ts';

const TEST_RUNNERS = new Set(['vitest', '@playwright/test']);
/** Where the web part keeps what its tests share. */
const TESTING_FOLDER = /^web\/(?:.+\/)?testing\//;
const GUESSED_ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

type Sources = Readonly<Record<string, string>>;

/** Reads a tree of path → content, on disk or made up by a test, into facts about each of its files. */
export function readTree(sources: Sources): FileFacts[] {
  return Object.entries(sources).map(([path, source]) => {
    const content = readContent(path, source);
    return {
      ...content,
      path,
      source,
      lineCount: source.replace(/\n$/, '').split('\n').length,
      // A suite shared by several tests drives the test runner without the name of a test.
      isTest:
        isTestName(path) ||
        TESTING_FOLDER.test(path) ||
        content.imports.some(({ specifier }) => TEST_RUNNERS.has(specifier)),
      imports: content.imports.map((fact) => ({ ...fact, target: resolveImport(path, fact, sources) })),
    };
  });
}

function readContent(path: string, source: string): ContentFacts {
  return isCodePath(path) ? readCodeFacts(path, source) : readStyleFacts(source);
}

function resolveImport(importer: string, { specifier }: ImportFact, sources: Sources): string | null {
  const [address = ''] = specifier.split('?');
  const joined = posix.join(posix.dirname(importer), address);
  // A style sheet may name its neighbour without the leading dot.
  if (!address.startsWith('.'))
    return importer.endsWith('.css') && Object.hasOwn(sources, joined) ? joined : null;
  const ending = GUESSED_ENDINGS.find((candidate) => Object.hasOwn(sources, joined + candidate));
  return joined + (ending ?? '');
}
