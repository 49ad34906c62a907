const EXCERPT_LENGTH = 90;
const LEAD_LENGTH = 20;

/** What became of a text since it was opened: how long it is now, and how it goes on where it first differs. */
export function describeText(opened: string, text: string): string {
  if (text === opened) return 'unchanged';
  if (text.trim() === '') return 'empty';
  let same = 0;
  while (same < text.length && text[same] === opened[same]) same += 1;
  const begin = Math.max(0, same - LEAD_LENGTH);
  const excerpt = text
    .slice(begin, begin + EXCERPT_LENGTH)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const isCut = begin + EXCERPT_LENGTH < text.length;
  const words = text.trim().split(/\s+/).length;
  return `${words} ${words === 1 ? 'word' : 'words'}, “${begin > 0 ? '…' : ''}${excerpt}${isCut ? '…' : ''}”`;
}
