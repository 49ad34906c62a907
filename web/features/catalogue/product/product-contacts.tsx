import type { ProductAnswer } from '../../../../contract/products.ts';
import { AskOnWhatsapp, CONTACT_CLASS } from './ask-on-whatsapp.tsx';
import { ShareButton } from './share-button.tsx';
import { useProductLink } from './use-product-link.ts';

/** Whom to ask about this product, and whom to show it. */
export function ProductContacts({ product }: { readonly product: ProductAnswer }) {
  const link = useProductLink(product);
  return (
    <div className="flex flex-wrap gap-x-6 border-t border-crust pt-2 text-label text-cocoa-2">
      <AskOnWhatsapp product={product} />
      <ShareButton product={product} link={link} className={CONTACT_CLASS} />
    </div>
  );
}
