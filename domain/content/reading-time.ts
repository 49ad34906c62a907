/** Slow enough for somebody who reads on a bus. */
const WORDS_PER_MINUTE = 200;
const LINK_TARGETS = /\]\([^()\s]*(?:\s"[^"]*")?\)/g;
const HEADING_ADDRESSES = /\{#[^{}]*\}/g;
const WORD = /[\p{Letter}\p{Number}][^\s|]*/gu;

/** Of a text in Markdown, in whole minutes and never none. */
export function estimateReadingMinutes(markdown: string): number {
  const read = markdown.replaceAll(LINK_TARGETS, ']').replaceAll(HEADING_ADDRESSES, '');
  return Math.max(1, Math.round((read.match(WORD)?.length ?? 0) / WORDS_PER_MINUTE));
}
