import { html } from 'hono/html';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import type { StoredMail } from '../../ports/mail.ts';
import { formatMoment } from './format-moment.ts';
import { pageFrame } from './page-frame.ts';
import { unbrokenSubject } from './unbroken-subject.ts';

const TEASER_MAX_LENGTH = 140;

export function listPage(shop: ShopProfile, mails: readonly StoredMail[]) {
  const intro = html`<h1>Emails this demo would have sent</h1>
<p class="lead">This is a demo, so emails aren’t really sent. They’re shown here instead, newest first.</p>`;
  return pageFrame(
    shop,
    'Mailbox',
    html`${intro}${mails.length === 0 ? EMPTY : html`<ol class="mails">${mails.map(listItem)}</ol>`}`,
  );
}

const EMPTY = html`<section class="empty">
<h2>No emails yet</h2>
<p>Register, reset your password or place an order, then check here again.</p>
<p><a class="action" href="/register">Create an account</a></p>
</section>`;

function listItem({ id, to, subject, text, sentAt }: StoredMail) {
  return html`<li><a class="mail" href="/dev/mail/${id}">
<span class="to">To ${to}</span>
<time datetime="${sentAt}">${formatMoment(sentAt)}</time>
<strong>${unbrokenSubject(subject)}</strong>
<span class="teaser">${teaserOf(text)}</span>
</a></li>`;
}

function teaserOf(text: string): string {
  const words = text
    .trim()
    .replace(/\n{2,}/g, ' – ')
    .replace(/\s+/g, ' ');
  return words.length > TEASER_MAX_LENGTH ? `${words.slice(0, TEASER_MAX_LENGTH).toWellFormed()}…` : words;
}
