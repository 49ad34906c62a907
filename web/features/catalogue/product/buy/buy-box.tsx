import { type FormEvent, useState } from 'react';
import type { ProductAnswer } from '../../../../../contract/products.ts';
import { CART_QUANTITY_MAX, CART_QUANTITY_MIN } from '../../../../../domain/cart/limits.ts';
import { convertNairaToKobo, formatNaira } from '../../../../../domain/money.ts';
import { useBriefFlag } from '../../../../ui/feedback/use-brief-flag.ts';
import { QuantityStepper } from '../../../../ui/fields/quantity-stepper.tsx';
import { useCart } from '../../../cart/cart-context.tsx';
import { ProductContacts } from '../product-contacts.tsx';
import { AddButton } from './add-button.tsx';
import { AvoidedNote } from './avoided-note.tsx';
import { InscriptionField } from './inscription-field.tsx';
import { LeadTimePanel } from './lead-time-panel.tsx';
import { PriceLine } from './price-line.tsx';
import { SizeOptions } from './size-options.tsx';

const ADDED_SHOWN_MS = 2_500;
const FORM_ID = 'buy';

type BuyBoxProps = {
  readonly product: ProductAnswer;
  readonly pitch: string;
  readonly isPreview: boolean;
};

/** Everything to decide before a product goes into the cart. Every press of the button adds what is chosen. */
export function BuyBox({ product, pitch, isPreview }: BuyBoxProps) {
  const { addToCart } = useCart();
  const [sizeId, setSizeId] = useState(product.sizes[0]?.id);
  const [inscription, setInscription] = useState('');
  const [quantity, setQuantity] = useState(CART_QUANTITY_MIN);
  const [isAdded, showAdded] = useBriefFlag(ADDED_SHOWN_MS);

  const amount = product.sizes.find(({ id }) => id === sizeId) ?? product;
  const total = formatNaira(convertNairaToKobo(amount.priceToPay) * quantity);

  const add = (event: FormEvent) => {
    event.preventDefault();
    const flyFrom = document.querySelector('[aria-label="Pictures"] picture img');
    if (addToCart(product, quantity, { sizeId, inscription, flyFrom })) showAdded();
  };

  return (
    <form id={FORM_ID} aria-labelledby="product-name" onSubmit={add} className="grid gap-5 phone:gap-6">
      <div className="grid gap-3">
        <h1 id="product-name">{product.name}</h1>
        {pitch !== '' && <p className="text-fs-4 text-pretty text-cocoa-2">{pitch}</p>}
        <PriceLine amount={amount} vatClass={product.vatClass} />
      </div>
      <AvoidedNote product={product} />
      <LeadTimePanel
        leadTimeHours={product.leadTimeHours}
        productId={product.id}
        sizeId={sizeId}
        quantity={quantity}
        isPreview={isPreview}
      />
      {product.sizes.length > 0 && (
        <SizeOptions sizes={product.sizes} chosenId={sizeId} onChoose={setSizeId} />
      )}
      {product.allowsInscription && <InscriptionField value={inscription} onChange={setInscription} />}
      <div className="flex flex-wrap items-center gap-3 max-phone:justify-between">
        <span aria-hidden="true" className="font-semibold phone:hidden">
          Quantity
        </span>
        <QuantityStepper
          label="Quantity"
          quantity={quantity}
          min={CART_QUANTITY_MIN}
          max={CART_QUANTITY_MAX}
          onChange={setQuantity}
        />
        <AddButton isAdded={isAdded} className="flex-1 max-phone:hidden">
          Add to cart · {total}
        </AddButton>
      </div>
      <ProductContacts product={product} />
      <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-crust bg-paper px-4 pt-2.5 pb-[max(--spacing(2.5),env(safe-area-inset-bottom))] shadow-up phone:hidden max-phone:[html:has(&)]:pb-19 max-phone:[html:has(&)]:scroll-pb-24">
        <p className="figures font-display text-fs-3 leading-none font-semibold">
          <span className="visually-hidden">Together </span>
          {total}
        </p>
        <AddButton isAdded={isAdded} className="flex-1 px-4">
          Add to cart
        </AddButton>
      </div>
    </form>
  );
}
