import CheckIcon from 'lucide-react/icons/check';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Availability } from '../../../../contract/availability.ts';
import type { ProductAnswer } from '../../../../contract/products.ts';
import { CART_QUANTITY_MAX, CART_QUANTITY_MIN } from '../../../../domain/cart/limits.ts';
import { findAvoided } from '../../../../domain/catalogue/allergens.ts';
import { listChosenAllergens } from '../../../../domain/catalogue/eggless.ts';
import { findInscriptionProblem } from '../../../../domain/catalogue/inscription.ts';
import { isCake } from '../../../../domain/catalogue/is-cake.ts';
import { VAT_RATES_PERCENT } from '../../../../domain/catalogue/vat.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { createTapGuard } from '../../../ui/browser/tap-guard.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useBriefFlag } from '../../../ui/feedback/use-brief-flag.ts';
import { QuantityStepper } from '../../../ui/fields/quantity-stepper.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { addExtra } from '../../../ui/product/describe-product.ts';
import { EgglessTick } from '../../../ui/product/eggless-tick.tsx';
import { nameAllergens } from '../../../ui/product/name-allergens.ts';
import type { PricedAmount } from '../../../ui/product/product-price.tsx';
import { RatingLine } from '../../../ui/product/rating-line.tsx';
import { SizeOptions } from '../../../ui/product/size-options.tsx';
import { useCart } from '../../cart/cart-context.tsx';
import { AreaLine, type ShelfState } from '../../delivery/earliest-context.tsx';
import { useStockAlert } from '../../orders/stock-alert-context.tsx';
import { HeartButton } from '../../wishlist/heart-context.tsx';
import { useAvoidedAllergens } from '../allergens/allergen-context.ts';
import { AvoidedInBar, AvoidedNote } from './avoided-note.tsx';
import { InscriptionField } from './inscription-field.tsx';
import { LeadTimePanel } from './lead-time-panel.tsx';
import { ProductContacts } from './product-contacts.tsx';
import { useWantedChoice } from './use-wanted-choice.ts';

const ADDED_SHOWN_MS = 2_500;
const FORM_ID = 'buy';

type BuyBoxProps = {
  readonly product: ProductAnswer;
  readonly pitch: string;
  readonly inscription: string;
  readonly onInscribe: (typed: string) => void;
  /** Ticked, where it can be made so. */
  readonly isEggless: boolean;
  readonly onTickEggless: (isTicked: boolean) => void;
  readonly isPreview: boolean;
};

/** Everything to decide before a product goes into the cart. Every press of the button adds what is chosen; a double tap is one. */
export function BuyBox(props: BuyBoxProps) {
  const { product, pitch, inscription, onInscribe, isEggless, onTickEggless, isPreview } = props;
  const { addToCart } = useCart();
  const { sizeId, setSizeId } = useWantedChoice(props);
  const [quantity, setQuantity] = useState(CART_QUANTITY_MIN);
  const [isAdded, showAdded] = useBriefFlag(ADDED_SHOWN_MS);
  const [shelf, setShelf] = useState<ShelfState>('there');
  const [areas, setAreas] = useState<Availability['areas']>();
  const [isDoubleTap] = useState(() => createTapGuard());

  const amount = addExtra(
    product.sizes.find(({ id }) => id === sizeId) ?? product,
    isEggless ? (product.egglessExtra ?? 0) : 0,
  );
  const avoided = findAvoided(listChosenAllergens(product.allergens, isEggless), useAvoidedAllergens());
  const warning =
    avoided.length > 0 ? `It contains ${nameAllergens(avoided, 'and')}, which you avoid.` : undefined;
  const totalInKobo = convertNairaToKobo(amount.priceToPay) * quantity;
  const total = formatNaira(totalInKobo);

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (findInscriptionProblem(inscription) !== undefined) return void inscriptionRef.current?.focus();
    if (isDoubleTap()) return;
    const flyFrom = document.querySelector('[aria-label="Pictures"] picture img');
    if (addToCart(product, quantity, { sizeId, inscription, isEggless, flyFrom, warning })) showAdded();
  };

  // The warning and its button are gone then; what was chosen is to be seen, and taken back, at its tick.
  const tickRef = useRef<HTMLInputElement>(null);
  const makeEggless = () => {
    onTickEggless(true);
    tickRef.current?.focus();
  };

  const inscriptionRef = useRef<HTMLInputElement>(null);
  const stockAlert = useStockAlert({ productId: product.id, sizeId: sizeId ?? null, name: product.name });

  return (
    <>
      <form id={FORM_ID} aria-labelledby="product-name" onSubmit={add} className="grid gap-5 tablet:gap-4">
        <div className="grid gap-2">
          <div className="flex items-start justify-between gap-3">
            <h1 id="product-name" className="min-w-0">
              {product.name}
            </h1>
            {!isPreview && <HeartButton product={product} />}
          </div>
          {product.rating && (
            <a href="#reviews" className="justify-self-start no-underline hover:underline">
              <RatingLine rating={product.rating} />
            </a>
          )}
          {pitch !== '' && <p className="text-pretty text-cocoa-2">{pitch}</p>}
          <PriceLine amount={amount} vatClass={product.vatClass} />
        </div>
        <AvoidedNote
          found={avoided}
          onMakeEggless={product.egglessExtra === null ? undefined : makeEggless}
        />
        <LeadTimePanel
          leadTimeHours={product.leadTimeHours}
          productId={product.id}
          sizeId={sizeId}
          quantity={quantity}
          inscription={inscription}
          isEggless={isEggless}
          goodsInKobo={totalInKobo}
          isPreview={isPreview}
          renderSoldOut={stockAlert.renderButton}
          shelf={shelf}
          onShelf={setShelf}
          onAreas={setAreas}
        />
        {product.sizes.length > 0 && (
          <SizeOptions sizes={product.sizes} chosenId={sizeId} onChoose={setSizeId} />
        )}
        {product.egglessExtra !== null && (
          <EgglessTick
            extra={product.egglessExtra}
            isChosen={isEggless}
            onChange={onTickEggless}
            ref={tickRef}
          />
        )}
        {product.allowsInscription && (
          <InscriptionField
            isOnCake={isCake(product)}
            value={inscription}
            onChange={onInscribe}
            inputRef={inscriptionRef}
          />
        )}
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
          <AddButton isAdded={isAdded} shelf={shelf} className="flex-1 max-phone:hidden">
            Add to cart · {total}
          </AddButton>
        </div>
        <div>
          <ProductContacts product={product} />
          {/* Known later than the page: last, so that nothing above it moves. */}
          <AreaLine areas={areas} goodsInKobo={totalInKobo} namesMinimums className="mt-2" />
        </div>
        <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-crust bg-paper px-4 pt-2.5 pb-[max(--spacing(2.5),env(safe-area-inset-bottom))] shadow-up phone:hidden max-phone:[html:has(&)]:pb-19 max-phone:[html:has(&)]:scroll-pb-24">
          <p className="figures font-display text-fs-3 leading-none font-semibold">
            <span className="visually-hidden">Total </span>
            {total} <AvoidedInBar found={avoided} />
            {shelf === 'later' && (
              <span className="mt-1 block font-text text-small text-ember-deep">Sold out today</span>
            )}
          </p>
          <AddButton isAdded={isAdded} shelf={shelf} className="flex-1 px-4">
            Add to cart
          </AddButton>
        </div>
      </form>
      {stockAlert.dialog}
    </>
  );
}

type AddButtonProps = {
  readonly isAdded: boolean;
  readonly shelf: ShelfState;
  readonly className: string;
  readonly children: ReactNode;
};

/** Says for a moment that it worked; what went into the cart is announced by the cart. What is not to be had today is not urged. */
function AddButton({ isAdded, shelf, className, children }: AddButtonProps) {
  if (shelf === 'gone') {
    return (
      <Button size="l" disabled className={className}>
        Sold out
      </Button>
    );
  }
  return (
    <Button
      type="submit"
      kind={shelf === 'later' && !isAdded ? 'line' : 'main'}
      size="l"
      className={joinClasses(className, isAdded && 'bg-leaf hover:bg-leaf')}
    >
      {isAdded && <CheckIcon />}
      {isAdded ? 'Added' : children}
    </Button>
  );
}

type PriceLineProps = Pick<ProductAnswer, 'vatClass'> & {
  readonly amount: PricedAmount;
};

/** `aria-live`: another size has another price. */
function PriceLine({ amount, vatClass }: PriceLineProps) {
  const { price, priceToPay } = amount;
  const isReduced = priceToPay < price;
  const vatPercent = VAT_RATES_PERCENT[vatClass];
  return (
    <p aria-live="polite" className="figures flex flex-wrap items-baseline gap-x-3">
      <span className="font-display text-[2.125rem] leading-tight font-semibold tracking-display">
        {isReduced && <span className="visually-hidden">now </span>}
        {formatNaira(convertNairaToKobo(priceToPay))}
      </span>
      {isReduced && (
        <del className="text-fs-4 text-cocoa-2">
          <span className="visually-hidden">was </span>
          {formatNaira(convertNairaToKobo(price))}
        </del>
      )}
      <span className="text-small text-cocoa-2">
        {vatPercent > 0 ? `${vatPercent}% VAT included` : 'VAT-free'}
      </span>
    </p>
  );
}
