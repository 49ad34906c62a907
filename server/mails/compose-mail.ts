import type { ShopProfile } from '../../domain/shop/profile.ts';
import type { MailContent } from './mail-content.ts';
import { layOutHtml } from './mail-layout.ts';
import { layOutText } from './mail-text.ts';

export type ComposedMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Whom an answer goes to, where that is not the shop. */
  readonly replyTo?: string;
};

export function composeMail(shop: ShopProfile, content: MailContent): ComposedMail {
  return { subject: content.subject, html: layOutHtml(shop, content), text: layOutText(shop, content) };
}
