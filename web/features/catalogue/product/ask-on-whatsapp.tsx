import type { ProductAnswer } from '../../../../contract/products.ts';
import { buildWhatsappLink } from '../../../../domain/shop/whatsapp-link.ts';
import { WhatsAppIcon } from '../../../ui/icons/social.tsx';
import { useShopProfile } from '../../shop/shop-context.tsx';

export const CONTACT_CLASS =
  'inline-flex min-h-11 items-center gap-2 underline decoration-crust-2 underline-offset-4 hover:decoration-cocoa';

/** Where the shop has a number for it. */
export function AskOnWhatsapp({ product }: { readonly product: Pick<ProductAnswer, 'name'> }) {
  const { whatsapp } = useShopProfile();
  if (whatsapp === '') return null;
  const message = `Hello! I have a question about ${product.name}: `;
  return (
    <a href={buildWhatsappLink(whatsapp, message)} target="_blank" rel="noreferrer" className={CONTACT_CLASS}>
      <WhatsAppIcon />
      Ask about it on WhatsApp
    </a>
  );
}
