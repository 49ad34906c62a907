import type { ComposedMail } from './compose-mail.ts';
import { escapeHtml } from './escape-html.ts';
import { MAIL_COLOURS as colours } from './mail-colours.ts';
import { FOOTER_END } from './mail-layout.ts';

const REASON = 'You get this email because you have an account with us.';
const OFFER = 'Unsubscribe from these emails';

/** The last words of a mail that its reader may do without. */
export function offerUnsubscribing<Composed extends ComposedMail>(mail: Composed, link: string): Composed {
  const words = `<p style="margin:16px 0 0;font-size:14px;line-height:1.7;color:${colours['cocoa-2']};">${REASON}<br><a href="${escapeHtml(link)}" style="color:${colours['cocoa-2']};">${OFFER}</a></p>`;
  return {
    ...mail,
    html: mail.html.replace(FOOTER_END, () => words),
    text: `${mail.text}\n${REASON}\n${OFFER}:\n${link}\n`,
  };
}
