import type { ShopProfile } from '../../domain/shop/profile.ts';
import type { MailAmount, MailContent } from './mail-content.ts';
import { buildFooter } from './mail-footer.ts';
import { layOutHtml } from './mail-layout.ts';

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

/** The same mail for programs that show no HTML. The link stands alone on its line, so that all of it can be opened. */
function layOutText(
  shop: ShopProfile,
  {
    heading,
    paragraphs,
    facts = [],
    list = [],
    links = [],
    amounts = [],
    button,
    otherWay,
    smallPrint,
  }: MailContent,
): string {
  const { name, address, contacts } = buildFooter(shop);
  const blocks = [
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(list.length > 0 ? [list.join('\n')] : []),
    ...(amounts.length > 0 ? [amounts.map(writeAmount).join('\n')] : []),
    ...[...links, button, otherWay].flatMap((way) => (way ? [`${way.label}:\n${way.link}`] : [])),
    ...smallPrint,
    // The line of two dashes and a space tells mail programs where the signature begins.
    ['-- ', name, ...address, ...contacts.map(({ words }) => words)].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function writeAmount({ label, note, amount }: MailAmount): string {
  return `${label}${note ? ` (${note.replace(/\.$/, '')})` : ''}${amount && `: ${amount}`}`;
}
