import LockIcon from 'lucide-react/icons/lock';
import BagIcon from 'lucide-react/icons/shopping-bag';
import { Link } from 'react-router';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import { ALLERGEN_NAMES, ALLERGENS, findAvoided } from '../../../domain/catalogue/allergens.ts';
import { titlePage } from '../../page-meta.ts';
import { useHydrated } from '../../ui/browser/use-hydrated.ts';
import { useOnline } from '../../ui/browser/use-online.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { joinWords } from '../../ui/formats/join-words.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { findSlowest } from '../../ui/slots/state-words.ts';
import { useCart } from '../cart/cart-context.tsx';
import { ReminderTick } from '../cart/reminder-context.tsx';
import { useAvoidedAllergens } from '../catalogue/allergens/allergen-context.ts';
import { CodeField } from '../codes/codes-context.tsx';
import { VoucherSums } from '../codes/voucher-context.tsx';
import { UnpaidOutlet } from '../orders/unpaid-note-context.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';
import { useAuth } from '../users/auth-context.tsx';
import { CheckoutPending } from './checkout-pending.tsx';
import { LastDetailsOffer } from './last-details-offer.tsx';
import { OrderingForm } from './ordering-form.tsx';
import { OrderingScreen } from './ordering-screen.tsx';
import { useUnsettled } from './placing/use-unsettled.ts';
import { DayStep } from './steps/day-step.tsx';
import { sayVoucher } from './steps/say-voucher.ts';
import { CheckoutSummary } from './summary/checkout-summary.tsx';
import { UnpaidBefore } from './summary/unpaid-notes.tsx';
import { AskingUnsettled, UnsettledNote } from './unsettled-note.tsx';
import { useCheckout } from './use-checkout.ts';
import { WaitingScreen } from './waiting/waiting-screen.tsx';
import { useWaitingOrder } from './waiting/waiting-store.ts';

export const meta = titlePage('Checkout');

export default function CheckoutPage() {
  const { cartCount } = useCart();
  const { currentUser, authLoading } = useAuth();
  const isKnown = useHydrated() && !authLoading;
  const waiting = useWaitingOrder();
  const isTheirs = waiting !== null && (waiting.ownerId === null || waiting.ownerId === currentUser?.uid);
  return (
    <>
      {isKnown && !isTheirs && cartCount === 0 && <UnpaidOutlet />}
      {/* As high as the screen: whatever takes the place of the skeleton moves nothing that is seen. */}
      <div className="wrap min-h-svh">
        <PageHeading title="Checkout" />
        {!isKnown && <CheckoutPending words="Loading your order…" />}
        {isKnown && isTheirs && <WaitingScreen key={waiting.problem?.kind} waiting={waiting} />}
        {isKnown && !isTheirs && <CartCheckout />}
      </div>
    </>
  );
}

/** Nothing is asked of whoever may have ordered already, until that is known. */
function CartCheckout() {
  const { cartCount } = useCart();
  const unsettled = useUnsettled();
  if (unsettled.state === 'asking') return <AskingUnsettled />;
  return (
    <>
      <UnsettledNote {...unsettled} />
      {cartCount > 0 ? <CheckoutScreen /> : <NothingInCart />}
    </>
  );
}

function NothingInCart() {
  return (
    <EmptyState
      // Drawn, not fetched: nobody can know before the page has come to life that the cart is empty.
      picture={<BagIcon className="gold size-20 place-self-center stroke-1" />}
      title="Your cart is empty"
      actions={
        <ButtonLink to="/products" kind="main">
          Shop now
        </ButtonLink>
      }
    >
      Add something to your cart to check out.
    </EmptyState>
  );
}

/** Checkout for what is in the cart. */
function CheckoutScreen() {
  const checkout = useCheckout();
  const isOnline = useOnline();
  const { items, totals, destination, code, voucher, placing } = checkout;
  const sellsVouchers = useShopProfile().sellsVouchers ?? false;
  const isUnpaidRefused = placing.problem?.kind === 'refused' && placing.problem.isTooManyUnpaid === true;
  return (
    <OrderingScreen
      ordering={checkout}
      isLater={!isOnline}
      summary={
        <>
          <CheckoutSummary items={items} totals={totals} destination={destination} />
          <VoucherSums voucher={voucher} totalInKobo={totals.totalInKobo} />
          <CodeField code={code} misfit={totals.codeMisfit} note={totals.codeNote} />
        </>
      }
      accepted="our"
    >
      <OrderingForm
        ordering={checkout}
        onSubmit={placing.submit}
        reminder={<ReminderTick email={checkout.draft.contact.email} />}
        voucherWords={sayVoucher({
          areTaken: voucher.code === '' && (sellsVouchers || code.takesVouchers),
          hasField: code.isOffered,
        })}
        offlineWords={
          checkout.availability.data || checkout.draft.slot
            ? 'You can continue. We save what you type, and send your order when you’re back online, if the price and time haven’t changed.'
            : 'We can’t show dates and times while you’re offline. Fill in the rest, and choose a time when you’re back online. We save what you type.'
        }
        notes={
          <>
            <Greeting />
            <LastDetailsOffer {...checkout} />
            <AvoidedNote items={items} />
            {!isUnpaidRefused && <UnpaidBefore {...checkout} />}
          </>
        }
      >
        <DayStep checkout={checkout} slowest={findSlowest(items)} />
      </OrderingForm>
    </OrderingScreen>
  );
}

function Greeting() {
  const { currentUser, authLoading } = useAuth();
  return (
    <p className="mb-3 flex items-start gap-2 text-cocoa-2">
      <LockIcon className="mt-1 size-4" />
      {authLoading || currentUser ? (
        'Secure checkout'
      ) : (
        <span>
          Ordering as a guest.{' '}
          <Link to="/login" state={{ origin: '/checkout' }} className="link">
            Sign in
          </Link>{' '}
          to use a saved address.
        </span>
      )}
    </p>
  );
}

/** The last chance to notice what somebody at the party must not eat. */
function AvoidedNote({ items }: { readonly items: readonly CartItem[] }) {
  const avoided = useAvoidedAllergens();
  const concerned = items.filter(({ allergens }) => findAvoided(allergens, avoided).length > 0);
  if (concerned.length === 0) return null;
  const found = ALLERGENS.filter(
    (allergen) => avoided.has(allergen) && concerned.some(({ allergens }) => allergens.includes(allergen)),
  );
  const allergens = joinWords(
    found.map((allergen) => ALLERGEN_NAMES[allergen].toLowerCase()),
    'and',
  );
  const cakes = [...new Set(concerned.map(({ name }) => name))];
  return (
    <Note tone="warning">
      <strong className="font-semibold">
        {joinWords(cakes, 'and')} {cakes.length === 1 ? 'contains' : 'contain'} {allergens}
      </strong>
      , which you avoid.
    </Note>
  );
}
