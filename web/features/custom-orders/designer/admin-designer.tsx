import CloseIcon from 'lucide-react/icons/x';
import { useState } from 'react';
import type { ProductAnswer } from '../../../../contract/products.ts';
import type { CartProduct } from '../../../../domain/cart/cart-item.ts';
import { offerDesign } from '../../../../domain/cart/designed-cake.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { DesignerFrame } from './designer-frame.tsx';
import { EMPTY_REQUEST } from './instructions/request-draft.ts';
import { useDesigner } from './state/use-designer.ts';
import { ADMIN_STEPS, type DesignStep } from './steps/design-steps.ts';
import { ChoiceStep } from './steps/step-panel.tsx';
import { describeDay } from './summary/describe-day.ts';
import { PriceAmount } from './summary/price-amount.tsx';
import { PriceAnnouncer } from './summary/price-announcer.tsx';
import { useCakeFacts } from './summary/use-cake-facts.ts';

/** Staff ask the customer themselves; nothing is sent to the bakers. */
const NOTHING_ASKED = { draft: EMPTY_REQUEST, uploadingCount: 0 };

/** The product at the price of its design. */
export type DesignedOffer = ProductAnswer & Pick<CartProduct, 'design'>;

export type AdminDesignerProps = {
  readonly product: ProductAnswer;
  /** Of the line that is changed; blank for a new cake. */
  readonly design: string;
  readonly onKeep: (offer: DesignedOffer) => void;
  readonly onClose: () => void;
};

/** The shop's designer for a line of an order: the same choices and prices, without the limit of a cart. */
export default function AdminDesigner({ product, design, onKeep, onClose }: AdminDesignerProps) {
  const designer = useDesigner(product, design);
  const { text, list, prices, arePricesKnown } = designer;
  // What the member of staff avoids is nothing to the customer.
  const facts = { ...useCakeFacts(product, designer, NOTHING_ASKED), avoided: [] };
  const { wayToBuy, availability, leadTimeHours, servings } = facts;
  const [step, setStep] = useState<DesignStep>('shape');
  const day = describeDay(availability, leadTimeHours);
  const offer = arePricesKnown ? offerDesign<DesignedOffer>(product, text, list) : null;
  return (
    <div className="min-h-full [--header-height:3.5rem] max-phone:[--stage-height:max(12rem,34svh)] phone:[--stage-height:max(26rem,calc(100dvh-8.5rem))]">
      <header className="sticky top-0 z-20 flex h-14 items-center justify-between gap-3 border-b border-crust bg-paper pr-1 pl-5">
        <h2 className="truncate text-fs-3">{product.name}</h2>
        <IconButton label="Close the designer" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <DesignerFrame
        designer={designer}
        facts={facts}
        productName={product.name}
        steps={ADMIN_STEPS}
        step={step}
        onOpen={setStep}
        isShareable={false}
        foot={
          prices.failure !== null &&
          !arePricesKnown && (
            <div className="px-5 pb-5">
              <LoadFailure message={prices.failure} onRetry={prices.reload} />
            </div>
          )
        }
      >
        <ChoiceStep step={step} designer={designer} />
      </DesignerFrame>
      <footer className="sticky bottom-0 z-20 flex min-h-20 items-center gap-3 border-t border-crust bg-paper px-4 py-2.5 shadow-up phone:px-6">
        <div className="min-w-0 flex-1">
          <PriceAmount facts={facts} className="text-fs-3" />
          <p className="mt-0.5 truncate text-small text-cocoa-2">
            {wayToBuy.way === 'none' ? wayToBuy.message : `${day === '' ? '' : `${day} · `}for ${servings}`}
          </p>
        </div>
        <Button
          kind="main"
          size="l"
          aria-disabled={offer === null}
          onClick={() => offer && onKeep(offer)}
          className="flex-none"
        >
          {design === '' ? 'Add to order' : 'Save design'}
        </Button>
      </footer>
      <PriceAnnouncer {...facts} />
    </div>
  );
}
