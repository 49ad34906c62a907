import type { Post } from '../../../../contract/content.ts';
import type { Block, ContentBody, Inline, Words } from '../../../../domain/content/blocks.ts';
import { listWidths, writePicturePath } from '../../../../domain/pictures/renditions.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import { FEED_PATH, writePostAddress } from '../blog-address.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no XML may hold, however it is written.
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Text that stands for itself in HTML and XML, also within the quotes of an attribute. */
function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
}

const PICTURE_WIDTH_MAX = 960;

/** A post as feed readers show it: plain HTML, every address whole because it is read far away from the shop. */
function writeHtml({ intro, sections }: ContentBody, pageUrl: string): string {
  const blocks = sections.flatMap(({ id, heading, blocks: own }): readonly Block[] => [
    { kind: 'heading', level: 3, id, heading },
    ...own,
  ]);
  return [...intro, ...blocks].map((block) => writeBlock(block, pageUrl)).join('');
}

function writeBlock(block: Block, pageUrl: string): string {
  const inline = (words: Words) => words.map((each) => writeInline(each, pageUrl)).join('');
  const all = (blocks: readonly Block[]) => blocks.map((each) => writeBlock(each, pageUrl)).join('');
  switch (block.kind) {
    case 'paragraph':
      return `<p>${inline(block.words)}</p>`;
    case 'list': {
      const tag = block.isOrdered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
    }
    case 'heading':
      return `<h${block.level}>${escapeMarkup(block.heading)}</h${block.level}>`;
    case 'table': {
      const row = (tag: 'th' | 'td', cells: readonly Words[]) =>
        `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
      return `<table>${row('th', block.head)}${block.rows.map((cells) => row('td', cells)).join('')}</table>`;
    }
    case 'note':
    case 'quote':
      return `<blockquote>${all(block.blocks)}</blockquote>`;
    case 'picture': {
      const { id, alt, width } = block.picture;
      const shown = listWidths(width).findLast((each) => each <= PICTURE_WIDTH_MAX) ?? width;
      const src = new URL(writePicturePath(id, shown, 'webp'), pageUrl).href;
      return `<p><img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}"></p>`;
    }
    case 'questions':
      return block.questions
        .map(({ question, answer }) => `<h4>${escapeMarkup(question)}</h4>${all(answer)}`)
        .join('');
    case 'zone-table':
      // It changes more often than feeds are read.
      return `<p><a href="${escapeMarkup(new URL('/shipping', pageUrl).href)}">Zones and fees</a></p>`;
  }
}

function writeInline(inline: Inline, pageUrl: string): string {
  if (inline === '\n') return '<br>';
  if (typeof inline === 'string') return escapeMarkup(inline);
  const { text, isBold, isItalic, to } = inline;
  const slanted = isItalic ? `<em>${escapeMarkup(text)}</em>` : escapeMarkup(text);
  const heavy = isBold ? `<strong>${slanted}</strong>` : slanted;
  // A mistyped address is only a dead link on the page; here it would take the whole feed with it.
  const address = to === undefined ? null : URL.parse(to, pageUrl);
  return address ? `<a href="${escapeMarkup(address.href)}">${heavy}</a>` : heavy;
}

type FeedFacts = {
  readonly shop: ShopProfile;
  readonly origin: string;
  /** Newest first. */
  readonly posts: readonly Post[];
};

/** What a feed without posts says of its last change; it must say something, and pages know no clock. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** Atom (RFC 4287), whole posts. */
export function writeFeed({ shop, origin, posts }: FeedFacts): string {
  const updatedAt =
    posts
      .map((post) => post.updatedAt)
      .sort()
      .at(-1) ?? NEVER;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-NG">
<title>${escapeMarkup(`Posts from ${shop.name}`)}</title>
<id>${escapeMarkup(`${origin}/blog`)}</id>
<link rel="alternate" type="text/html" href="${escapeMarkup(`${origin}/blog`)}"/>
<link rel="self" type="application/atom+xml" href="${escapeMarkup(origin + FEED_PATH)}"/>
<icon>${escapeMarkup(`${origin}/icon-512.png`)}</icon>
<updated>${updatedAt}</updated>
<author><name>${escapeMarkup(shop.name)}</name></author>
${posts.map((post) => writeEntry(post, origin)).join('\n')}
</feed>
`;
}

function writeEntry(post: Post, origin: string): string {
  const url = origin + writePostAddress(post.slug);
  const categories = post.tags.map((tag) => `<category term="${escapeMarkup(tag)}"/>`);
  const author = post.author === '' ? [] : [`<author><name>${escapeMarkup(post.author)}</name></author>`];
  return [
    '<entry>',
    `<title>${escapeMarkup(post.title)}</title>`,
    `<id>${escapeMarkup(writePostTag(post, origin))}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(url)}"/>`,
    `<published>${post.publishedAt}</published>`,
    `<updated>${post.updatedAt}</updated>`,
    ...author,
    ...categories,
    `<summary>${escapeMarkup(post.summary)}</summary>`,
    `<content type="html">${escapeMarkup(writeHtml(post.body, url))}</content>`,
    '</entry>',
  ].join('\n');
}

/** By RFC 4151, and not by its address: readers would show a post anew that got another one. */
function writePostTag({ id }: Post, origin: string): string {
  return `tag:${new URL(origin).hostname},2026:post/${encodeURIComponent(id)}`;
}
