import { type ContentFacts, NO_CONTENT_FACTS } from './file-facts.ts';
import { createLineFinder } from './find-line.ts';

const STRING_OR_COMMENT = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\/\*[\s\S]*?(?:\*\/|$)/g;
const STYLE_IMPORT = /@(?:import|reference)\s+(?:url\(\s*)?["']?([^"')\s;]+)/g;

export function readStyleFacts(text: string): ContentFacts {
  const styles = text.replace(STRING_OR_COMMENT, (match, string?: string) => string ?? keepLineBreaks(match));
  const lineAt = createLineFinder(styles);
  const imports = [...styles.matchAll(STYLE_IMPORT)].map(({ 1: specifier = '', index }) => {
    return { specifier, line: lineAt(index) };
  });
  return { ...NO_CONTENT_FACTS, imports, texts: [{ text: styles, line: 1 }] };
}

function keepLineBreaks(comment: string): string {
  return comment.replace(/[^\n]/g, ' ');
}
