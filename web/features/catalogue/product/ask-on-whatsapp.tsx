import WhatsAppIcon from 'lucide-react/icons/message-circle';
import type { ProductAnswer } from '../../../../contract/products.ts';
import { askAboutProduct, buildWhatsappLink } from '../../../../domain/shop/whatsapp-link.ts';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { useProductLink } from './use-product-link.ts';

export const CONTACT_CLASS =
  'inline-flex min-h-11 items-center gap-2 underline decoration-crust-2 underline-offset-4 hover:decoration-cocoa';

/** Where the shop has a number for it. */
export function AskOnWhatsapp({ product }: { readonly product: Pick<ProductAnswer, 'id' | 'name'> }) {
  const { whatsapp } = useShopProfile();
  const link = useProductLink(product);
  if (whatsapp === '') return null;
  const message = askAboutProduct(product.name, link);
  return (
    <a href={buildWhatsappLink(whatsapp, message)} target="_blank" rel="noreferrer" className={CONTACT_CLASS}>
      <WhatsAppIcon />
      Ask on WhatsApp
    </a>
  );
}
