import { findByClass, findElement, hasClass, listElements } from './elements.ts';
import type { HtmlElement, HtmlNode } from './parse-html.ts';

/** How the rest of a text is written; cards hold words and links like everything else. */
export type CardWriter = {
  readonly writeBlocks: (nodes: readonly HtmlNode[]) => readonly string[];
  readonly writeWords: (nodes: readonly HtmlNode[]) => string;
  readonly writeLink: (words: string, address: string) => string;
  readonly writePicture: (picture: HtmlElement, caption: string) => string;
};

type WriteCard = (card: HtmlElement, writer: CardWriter) => readonly string[];

/**
 * What Ghost's editor calls cards, by the class each carries. Nothing of elsewhere runs or loads in the shop, so what is played or
 * framed there becomes a link to it; the buttons and clocks around it are left out.
 */
const CARDS: Readonly<Record<string, WriteCard>> = {
  'kg-bookmark-card': (card, writer) => {
    const description = wordsOf(card, 'kg-bookmark-description', writer);
    const address = findElement(card, 'a')?.attributes.get('href') ?? '';
    const words = wordsOf(card, 'kg-bookmark-title', writer) || writer.writeWords([address]);
    return [joinLines(writer.writeLink(words, address), description), captionOf(card, writer)];
  },
  'kg-file-card': (card, writer) => {
    const name = wordsOf(card, 'kg-file-card-filename', writer);
    const size = wordsOf(card, 'kg-file-card-filesize', writer);
    const title = wordsOf(card, 'kg-file-card-title', writer) || name || 'Download the file';
    const address = findElement(card, 'a')?.attributes.get('href') ?? '';
    const facts = [name, size].filter((fact) => fact !== '' && fact !== title).join(', ');
    return [
      joinLines(
        writer.writeLink(title, address) + (facts && ` (${facts})`),
        wordsOf(card, 'kg-file-card-caption', writer),
      ),
    ];
  },
  'kg-audio-card': (card, writer) => {
    const title = wordsOf(card, 'kg-audio-title', writer);
    return writePlayer(card, 'audio', title ? `Listen: ${title}` : 'Listen', writer);
  },
  'kg-video-card': (card, writer) => writePlayer(card, 'video', 'Watch the video', writer),
  'kg-embed-card': (card, writer) => {
    const frame = findElement(card, 'iframe');
    if (!frame) return writer.writeBlocks(card.children);
    return [writeFrame(frame, writer), captionOf(card, writer)];
  },
  'kg-gallery-card': (card, writer) => [
    ...listElements(card, ({ name }) => name === 'img').map((picture) => writer.writePicture(picture, '')),
    captionOf(card, writer),
  ],
  // Its members would sign up for Ghost's newsletter, of which the shop knows nothing.
  'kg-signup-card': () => [],
};

/** Undefined for what is no card, or one that reads like any other text. */
export function writeCard(element: HtmlElement, writer: CardWriter): readonly string[] | undefined {
  const [, write] = Object.entries(CARDS).find(([name]) => hasClass(element, name)) ?? [];
  return write?.(element, writer);
}

/** A film, a map or a post of elsewhere: the place where people can look at it themselves. */
export function writeFrame(frame: HtmlElement, { writeLink, writeWords }: CardWriter): string {
  const address = toVisitedPlace(frame.attributes.get('src') ?? '');
  const host = URL.parse(address)?.hostname.replace(/^www\./, '');
  if (!host) return '';
  const title = frame.attributes.get('title');
  return writeLink(title ? writeWords([title]) : `Open ${host}`, address);
}

/** Players are for frames: people look at the page they belong to. */
function toVisitedPlace(address: string): string {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  const [, film] = /^\/(?:embed|video)\/([\w-]+)/.exec(url?.pathname ?? '') ?? [];
  if (film && /(?:^|\.)youtube(?:-nocookie)?\.com$/.test(url?.hostname ?? ''))
    return `https://www.youtube.com/watch?v=${film}`;
  if (film && url?.hostname === 'player.vimeo.com') return `https://vimeo.com/${film}`;
  return url?.href ?? '';
}

function writePlayer(
  card: HtmlElement,
  name: 'audio' | 'video',
  words: string,
  writer: CardWriter,
): readonly string[] {
  const address = findElement(card, name)?.attributes.get('src') ?? '';
  return [address && writer.writeLink(words, address), captionOf(card, writer)];
}

function wordsOf(card: HtmlElement, className: string, { writeWords }: CardWriter): string {
  return writeWords(findByClass(card, className)?.children ?? []).trim();
}

function captionOf(card: HtmlElement, { writeWords }: CardWriter): string {
  return writeWords(findElement(card, 'figcaption')?.children ?? []).trim();
}

function joinLines(first: string, second: string): string {
  return second === '' ? first : `${first}\\\n${second}`;
}
