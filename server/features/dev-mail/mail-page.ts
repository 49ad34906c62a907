import { html } from 'hono/html';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import type { StoredMail } from '../../ports/mail.ts';
import { formatMoment } from './format-moment.ts';
import { pageFrame } from './page-frame.ts';
import { unbrokenSubject } from './unbroken-subject.ts';

export function mailPage(shop: ShopProfile, mail: StoredMail) {
  const { id, subject, from, replyTo, to, sentAt, messageId, headers, text } = mail;
  return pageFrame(
    shop,
    subject,
    html`<p><a class="back" href="/dev/mail">All emails</a></p>
<h1>${unbrokenSubject(subject)}</h1>
<dl class="envelope">
<div><dt>To</dt><dd>${to}</dd></div>
<div><dt>From</dt><dd>${from}</dd></div>
${replyTo ? html`<div><dt>Reply to</dt><dd>${replyTo}</dd></div>` : ''}
<div><dt>Sent</dt><dd><time datetime="${sentAt}">${formatMoment(sentAt)}</time></dd></div>
<div><dt>Message-ID</dt><dd>${messageId}</dd></div>
${Object.entries(headers).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
</dl>
<iframe class="sheet" title="The email as HTML" src="/dev/mail/${id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>
<details class="more">
<summary>The same email as text</summary>
<pre class="sheet">${text}</pre>
</details>`,
  );
}

export function closedPage(shop: ShopProfile) {
  return pageFrame(
    shop,
    'Administrators only',
    html`<section class="empty">
<h1>Administrators only</h1>
<p>Anyone can visit this demo, so only its administrators can read its emails.</p>
<p><a class="action" href="/login">Sign in</a></p>
</section>`,
  );
}

export function missingPage(shop: ShopProfile) {
  return pageFrame(
    shop,
    'Email not found',
    html`<section class="empty">
<h1>Email not found</h1>
<p>Only the latest emails are kept. This one may have been removed.</p>
<p><a class="action" href="/dev/mail">All emails</a></p>
</section>`,
  );
}
