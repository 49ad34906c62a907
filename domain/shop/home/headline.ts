/** True for any bakery that takes orders. */
export const DEFAULT_HEADLINE = 'Fresh bakes,\nmade to order.';

export type HeadlinePart = { readonly text: string; readonly isAccent: boolean };

/** Line by line, with the words in the accent's letters told apart. */
export function splitHeadline(headline: string): readonly (readonly HeadlinePart[])[] {
  const written = headline.trim() === '' ? DEFAULT_HEADLINE : headline.trim();
  return written.split('\n').map((line) =>
    line
      .split('*')
      .map((text, index) => ({ text, isAccent: index % 2 === 1 }))
      .filter(({ text }) => text !== ''),
  );
}
