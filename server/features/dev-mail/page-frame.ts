import { html } from 'hono/html';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import { type Markup, plainPage } from '../../http/plain-page/plain-page.ts';

export function pageFrame(shop: ShopProfile, title: string, main: Markup): Markup {
  return plainPage({
    title: `${title} · ${shop.name}`,
    stylesheet: '/dev/mail/mailbox.css',
    bar: html`<a class="sign" href="/dev/mail">Mailbox</a>
<a class="way-out" href="/">Go to ${shop.name}</a>`,
    main,
  });
}
