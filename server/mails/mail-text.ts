import type { ShopProfile } from '../../domain/shop/profile.ts';
import type { MailContent } from './mail-content.ts';
import { buildFooter } from './mail-footer.ts';

/** The same mail for programs that show no HTML. The link stands alone on its line, so that all of it can be opened. */
export function layOutText(
  shop: ShopProfile,
  { heading, paragraphs, button, smallPrint }: MailContent,
): string {
  const { name, address, contacts } = buildFooter(shop);
  const blocks = [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...smallPrint,
    // The line of two dashes and a space tells mail programs where the signature begins.
    ['-- ', name, ...address, ...contacts.map(({ words }) => words)].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
