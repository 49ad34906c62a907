import type { ComposedMail } from './compose-mail.ts';
import { escapeHtml } from './escape-html.ts';
import { MAIL_COLOURS as colours } from './mail-colours.ts';
import { FOR_ADMINISTRATORS } from './mail-content.ts';
import { FOOTER_END } from './mail-layout.ts';

const OF_ACCOUNT = {
  reason: 'You get this email because you have an account with us.',
  offer: 'Unsubscribe from these emails',
};

/** The last words of a mail that its reader may do without. One that says already why it was sent does not say it twice. */
export function offerUnsubscribing<Composed extends ComposedMail>(
  mail: Composed,
  link: string,
  { reason, offer } = OF_ACCOUNT,
): Composed {
  const isExplained = mail.text.includes(FOR_ADMINISTRATORS);
  const words = `<p style="margin:16px 0 0;font-size:14px;line-height:1.7;color:${colours['cocoa-2']};">${isExplained ? '' : `${reason}<br>`}<a href="${escapeHtml(link)}" style="color:${colours['cocoa-2']};">${offer}</a></p>`;
  return {
    ...mail,
    html: mail.html.replace(FOOTER_END, () => words),
    text: `${mail.text}\n${isExplained ? '' : `${reason}\n`}${offer}:\n${link}\n`,
  };
}
