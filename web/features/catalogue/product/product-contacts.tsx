import type { ProductAnswer } from '../../../../contract/products.ts';
import { buildWhatsappLink } from '../../../../domain/shop/whatsapp-link.ts';
import { WhatsAppIcon } from '../../../ui/icons/social.tsx';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { ShareButton } from './share-button.tsx';

const WAY_CLASS =
  'inline-flex min-h-11 items-center gap-2 underline decoration-crust-2 underline-offset-4 hover:decoration-cocoa';

type ProductContactsProps = {
  readonly product: ProductAnswer;
  /** The way to ask stands above already. */
  readonly isAsking: boolean;
};

/** Whom to ask about this product, and whom to show it. */
export function ProductContacts({ product, isAsking }: ProductContactsProps) {
  const { whatsapp } = useShopProfile();
  const message = `Hello! I have a question about ${product.name}: `;
  return (
    <div className="flex flex-wrap gap-x-6 border-t border-crust pt-2 text-label text-cocoa-2">
      {whatsapp !== '' && !isAsking && (
        <a href={buildWhatsappLink(whatsapp, message)} target="_blank" rel="noreferrer" className={WAY_CLASS}>
          <WhatsAppIcon />
          Ask about it on WhatsApp
        </a>
      )}
      <ShareButton title={product.name} className={WAY_CLASS} />
    </div>
  );
}
