import type { ProductAnswer } from '../../../../../contract/products.ts';
import { buildWhatsappLink } from '../../../../../domain/shop/whatsapp-link.ts';
import { ButtonAnchor, ButtonLink } from '../../../../ui/button.tsx';
import { WhatsAppIcon } from '../../../../ui/icons/social.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { useShopProfile } from '../../../shop/shop-context.tsx';

/** A cake this large is made to the customer's wishes, and its price with it. */
export function AskForPrice({ product }: { readonly product: ProductAnswer }) {
  const { whatsapp } = useShopProfile();
  const message = `Hello! I would like to ask about ${product.name}: `;
  return (
    <Panel className="grid gap-3">
      <h2 className="text-fs-3">Let us plan it together</h2>
      <p className="text-cocoa-2">
        This one is made to your wishes. Tell us the day, the number of guests and what you have in mind, and
        we answer with a price and a date.
      </p>
      {whatsapp === '' ? (
        <ButtonLink to="/contact" kind="main" size="l">
          Ask the bakery
        </ButtonLink>
      ) : (
        <ButtonAnchor
          href={buildWhatsappLink(whatsapp, message)}
          target="_blank"
          rel="noreferrer"
          kind="main"
          size="l"
        >
          <WhatsAppIcon />
          Ask us on WhatsApp
        </ButtonAnchor>
      )}
    </Panel>
  );
}
