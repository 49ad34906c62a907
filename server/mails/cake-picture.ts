import { writeCakePicturePath } from '../../contract/cake-pictures.ts';
import { makeHarmless } from './harmless-text.ts';
import type { MailPicture } from './mail-content.ts';

/** The picture of a designed cake, at the shop that the mail's link leads to. The words hold what the customer had written on it. */
export function showCake(design: string, words: string, link: string): MailPicture {
  return { address: new URL(writeCakePicturePath(design, '800.png'), link).href, words: makeHarmless(words) };
}
