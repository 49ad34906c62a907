import type { ContentPicture } from '../../../../domain/content/blocks.ts';
import type { ContentKind } from '../../../../domain/content/entry.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';

/** A picture without its text, which stands in the Markdown. */
export type PictureFacts = Omit<ContentPicture, 'alt'>;

/** What a text cannot say by itself. */
export type ReaderParts = {
  /** The first heading of the first level is a page's big line; a post has its title there, and a section here. */
  readonly kind: ContentKind;
  readonly shop: ShopProfile;
  /** Undefined for what is not among the shop's pictures. */
  readonly findPicture: (id: string) => PictureFacts | undefined;
  /** For the author: what was left out, in one sentence. */
  readonly warn: (sentence: string) => void;
};
