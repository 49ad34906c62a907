import ShareIcon from 'lucide-react/icons/share';
import { useState } from 'react';
import type { ProductAnswer } from '../../../../contract/products.ts';
import { notifyOfProduct } from '../../../../domain/shop/whatsapp-link.ts';
import { canShare, shareByPhone } from '../../../ui/share/pass-on.ts';
import { ShareDialog } from '../../../ui/share/share-dialog.tsx';
import { AskOnWhatsapp, CONTACT_CLASS } from './ask-on-whatsapp.tsx';
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

type ShareButtonProps = {
  readonly product: Pick<ProductAnswer, 'name'>;
  readonly link: string;
  readonly className: string;
};

/** The phone's own way of sharing; elsewhere WhatsApp or the clipboard. */
function ShareButton({ product: { name }, link, className }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const share = () => {
    if (canShare()) void shareByPhone({ title: name, url: link });
    else setOpen(true);
  };
  return (
    <>
      <button type="button" onClick={share} className={className}>
        <ShareIcon />
        Share
      </button>
      <ShareDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        heading="Share this product"
        hint="Share it with friends or save the link for later."
        title={name}
        writeLink={() => link}
        writeMessage={(url) => notifyOfProduct(name, url)}
      />
    </>
  );
}
