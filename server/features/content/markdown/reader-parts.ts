import type { ContentPicture } from '../../../../domain/content/blocks.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';

/** A picture without its text, which stands in the Markdown. */
export type PictureFacts = Omit<ContentPicture, 'alt'>;

/** What a text cannot say by itself. */
export type ReaderParts = {
  readonly shop: ShopProfile;
  /** Undefined for what is not among the shop's pictures. */
  readonly findPicture: (id: string) => PictureFacts | undefined;
  /** For the author: what was left out, in one sentence. */
  readonly warn: (sentence: string) => void;
};
