/**
 * HTML is no part of the language, so it is text like any other and there is nothing to clean. Neither is code, nor what reads
 * one line by another further down: links by reference, headings by underlining. In the parser's own words.
 */
export const LEFT_OUT_OF_MARKDOWN = [
  'htmlFlow',
  'htmlText',
  'codeIndented',
  'codeFenced',
  'definition',
  'setextUnderline',
] as const;
