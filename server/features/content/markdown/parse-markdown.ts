import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/**
 * HTML is no part of the language, so it is text like any other and there is nothing to clean. Neither is code, nor what reads
 * one line by another further down: links by reference, headings by underlining.
 */
const LEFT_OUT = ['htmlFlow', 'htmlText', 'codeIndented', 'codeFenced', 'definition', 'setextUnderline'];

const OPTIONS = {
  extensions: [gfmTable(), { disable: { null: LEFT_OUT } }],
  mdastExtensions: [gfmTableFromMarkdown()],
};

export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, OPTIONS);
}
