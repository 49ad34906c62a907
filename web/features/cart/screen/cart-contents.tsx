import ClockIcon from 'lucide-react/icons/clock';
import { useEffect, useRef, useState } from 'react';
import { type CartItem, toChoice } from '../../../../domain/cart/cart-item.ts';
import { hasInvalidPriceItems } from '../../../../domain/cart/invalid-prices.ts';
import { computeCartTotals } from '../../../../domain/cart/totals.ts';
import { readNotice } from '../../../../domain/catalogue/lead-time.ts';
import { formatNaira } from '../../../../domain/money.ts';
import { countItems, nameSubtotal } from '../../../../domain/orders/order-sums.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useFocusAfterRemoval } from '../../../ui/lists/use-focus-after-removal.ts';
import { OrderSums } from '../../../ui/ordering/order-sums.tsx';
import { writeShownSums } from '../../../ui/ordering/write-shown-sums.ts';
import { findTypedPlace } from '../../checkout/draft-context.ts';
import { CodeField, type ShopperCode, useShopperCode } from '../../codes/codes-context.tsx';
import { useShopperVoucher, VoucherSums } from '../../codes/voucher-context.tsx';
import { CartDelivery } from '../../delivery/cart-delivery-context.tsx';
import { EarliestDelivery } from '../../delivery/earliest-context.tsx';
import { useCart } from '../cart-context.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { CartNotes } from './cart-notes.tsx';
import { CartOffers } from './cart-offers.tsx';
import { type CartSums, useCartSums } from './use-cart-sums.ts';
import { type FindOffer, useFreshCart } from './use-fresh-cart.ts';

export function CartContents() {
  const { cartItems } = useCart();
  const { freshness, checkAgain, findOffer } = useFreshCart();
  const code = useShopperCode();
  // What is struck out below is not to be paid.
  const sold = cartItems.filter(({ isSold }) => isSold);
  const sums = useCartSums(sold, code, findOffer);
  const canCheckOut = sold.length === cartItems.length && !hasInvalidPriceItems(cartItems);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-7 tablet:grid-cols-[minmax(0,1fr)_--spacing(95)] tablet:gap-16">
        <div className="min-w-0">
          <section aria-label="Items">
            <CartNotes
              items={cartItems}
              findOffer={findOffer}
              freshness={freshness}
              onCheckAgain={checkAgain}
            />
            <CartLines items={cartItems} findOffer={findOffer} />
          </section>
          <CartOffers items={cartItems} />
        </div>
        <CartSummary items={sold} canCheckOut={canCheckOut} code={code} sums={sums} />
      </div>
      <CheckoutBar items={sold} canCheckOut={canCheckOut} sums={sums} />
      <CartNews items={sold} totalInKobo={sums.totals.totalInKobo} />
    </>
  );
}

type CartLinesProps = { readonly items: readonly CartItem[]; readonly findOffer: FindOffer };

function CartLines({ items, findOffer }: CartLinesProps) {
  const listRef = useFocusAfterRemoval<HTMLUListElement>(items.map(({ lineId }) => lineId));
  return (
    <ul ref={listRef}>
      {items.map((item) => (
        <CartLineRow key={item.lineId} item={item} items={items} offer={findOffer(item)} />
      ))}
    </ul>
  );
}

/** On a phone the way on is always under the thumb. */
function CheckoutBar({ items, canCheckOut, sums }: Omit<CartSummaryProps, 'code'>) {
  const { cartCount } = computeCartTotals(items);
  const { totalInKobo } = sums.totals;
  return (
    <div
      data-toasts-below
      className="no-print fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-crust bg-paper px-4 pt-2.5 pb-[max(--spacing(2.5),env(safe-area-inset-bottom))] shadow-up phone:hidden max-phone:[html:has(&)]:pb-19 max-phone:[html:has(&)]:scroll-pb-24"
    >
      <p className="leading-none">
        <span className="figures block font-display text-fs-3 leading-none font-semibold">
          {formatNaira(totalInKobo)}
        </span>
        <span className="mt-1 block text-small text-cocoa-2">{countItems(cartCount)}</span>
      </p>
      <CheckoutButton canCheckOut={canCheckOut} className="flex-1 px-4" />
    </div>
  );
}

type CartNewsProps = { readonly items: readonly CartItem[]; readonly totalInKobo: number };

/** Says to whoever cannot see the sums that they have changed. */
function CartNews({ items, totalInKobo }: CartNewsProps) {
  const { cartCount } = computeCartTotals(items);
  const news = `${countItems(cartCount)} in your cart, ${formatNaira(totalInKobo)} in total`;
  const known = useRef(news);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (news !== known.current) setAnnounced(news);
    known.current = news;
  }, [news]);
  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  );
}

type CartSummaryProps = {
  /** What can be bought. */
  readonly items: readonly CartItem[];
  readonly canCheckOut: boolean;
  readonly code: ShopperCode;
  readonly sums: CartSums;
};

function CartSummary({ items, canCheckOut, code, sums }: CartSummaryProps) {
  const { cartCount } = computeCartTotals(items);
  const { totals, destination, terms, areTermsFailed, excluded } = sums;
  const voucher = useShopperVoucher();
  const isDeliveryGiven = code.known?.terms.kind === 'free_delivery' && totals.codeMisfit === undefined;
  return (
    <aside
      aria-label="Summary"
      className="tablet:sticky tablet:top-[calc(var(--header-height)+--spacing(6))]"
    >
      <Panel>
        <h2 className="text-fs-3">Summary</h2>
        <OrderSums sums={writeShownSums(nameSubtotal(cartCount), totals, destination)} />
        <CodeField code={code} misfit={totals.codeMisfit} note={totals.codeNote} />
        <VoucherSums voucher={voucher} />
        <CheckoutButton canCheckOut={canCheckOut} className="mt-5 w-full max-phone:hidden" />
        {items.length > 0 && (
          <CartDelivery
            items={items}
            goodsInKobo={totals.goodsInKobo}
            // Nobody has to buy more for what the code gives already.
            terms={isDeliveryGiven && terms ? { ...terms, freeAboveInKobo: null } : terms}
            isFailed={areTermsFailed}
            excluded={excluded}
          />
        )}
        {items.length > 0 && (
          <WhenToOrder items={items} goodsInKobo={totals.goodsInKobo} isDelivered={excluded === ''} />
        )}
      </Panel>
    </aside>
  );
}

type WhenToOrderProps = Pick<CartSummaryProps, 'items'> & {
  readonly goodsInKobo: number;
  /** False where something of it does not go there: no day is promised then. */
  readonly isDelivered: boolean;
};

function WhenToOrder({ items, goodsInKobo, isDelivered }: WhenToOrderProps) {
  const longestLeadTimeHours = Math.max(...items.map(({ leadTimeHours }) => leadTimeHours));
  return (
    <p className="mt-4 flex gap-2.5 text-small text-leaf-deep">
      <ClockIcon />
      <span>
        <strong className="font-semibold">{readNotice(longestLeadTimeHours).words}.</strong> Choose a date and
        delivery or pickup at checkout.
        {isDelivered && (
          <EarliestDelivery
            items={items.map(toDemand)}
            goodsInKobo={goodsInKobo}
            isPlaceOpen={findTypedPlace() === undefined}
            className="mt-1 min-h-12 font-semibold"
          />
        )}
      </span>
    </p>
  );
}

function toDemand(item: CartItem) {
  return { ...toChoice(item), quantity: item.quantity };
}

type CheckoutButtonProps = { readonly canCheckOut: boolean; readonly className: string };

/** What is not sold cannot be ordered; a note above the lines says so and removes it. */
function CheckoutButton({ canCheckOut, className }: CheckoutButtonProps) {
  if (!canCheckOut) {
    return (
      <Button kind="main" size="l" disabled className={className}>
        Checkout
      </Button>
    );
  }
  return (
    <ButtonLink to="/checkout" kind="main" size="l" className={className}>
      Checkout
    </ButtonLink>
  );
}
