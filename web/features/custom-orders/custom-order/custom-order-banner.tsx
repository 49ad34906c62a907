import WhatsAppIcon from 'lucide-react/icons/message-circle';
import PencilIcon from 'lucide-react/icons/pencil';
import type { CustomOrder } from '../../../../contract/custom-orders.ts';
import { askAboutCustomOrder, buildWhatsappLink } from '../../../../domain/shop/whatsapp-link.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { DesignedCake } from '../../../ui/pictures/designed-cake.tsx';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { writeDesignPath } from '../designer/state/design-address.ts';
import { CUSTOM_HEADINGS, CUSTOM_STATUS_BADGES, leadCustomOrder } from './custom-order-words.ts';

/** The cake itself, how its wish stands, and what to do next. */
export function CustomOrderBanner({ customOrder }: { readonly customOrder: CustomOrder }) {
  const { status, productId, design } = customOrder;
  return (
    <section
      aria-labelledby="custom-order-heading"
      className="grid overflow-hidden rounded-sheet bg-honey max-phone:-mx-(--page-margin) max-phone:rounded-t-none phone:grid-cols-[minmax(0,1fr)_--spacing(75)] tablet:grid-cols-[minmax(0,1fr)_--spacing(105)]"
    >
      <div className="px-5 py-6 phone:self-center phone:py-10 phone:pr-6 phone:pl-11">
        <Badge tone="dark">{CUSTOM_STATUS_BADGES[status].words}</Badge>
        <h1 id="custom-order-heading" className="mt-4 mb-3.5">
          {CUSTOM_HEADINGS[status]}
        </h1>
        <p className="max-w-words text-fs-4 wrap-anywhere" aria-live="polite">
          {leadCustomOrder(customOrder)}
        </p>
        <div className="mt-6 flex flex-wrap gap-2 max-phone:*:flex-1">
          <ButtonLink to={writeDesignPath(`/products/${productId}`, design)} kind="paper">
            <PencilIcon />
            Open in the designer
          </ButtonLink>
          <HelpLink customOrder={customOrder} />
        </div>
      </div>
      <DesignedCake
        design={design}
        className="scallop aspect-square w-65 self-center justify-self-center max-phone:-mt-2 max-phone:mb-5 phone:my-5 phone:mr-5 phone:w-70 phone:justify-self-end tablet:mr-8 tablet:w-96"
      />
    </section>
  );
}

function HelpLink({ customOrder: { number } }: { readonly customOrder: CustomOrder }) {
  const { whatsapp } = useShopProfile();
  if (whatsapp === '') return null;
  const message = askAboutCustomOrder(number);
  return (
    <ButtonAnchor href={buildWhatsappLink(whatsapp, message)} kind="paper" target="_blank" rel="noreferrer">
      <WhatsAppIcon />
      WhatsApp
    </ButtonAnchor>
  );
}
