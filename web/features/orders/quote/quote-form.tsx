import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OfferedSlot } from '../../../../contract/availability.ts';
import type { InputOf } from '../../../../contract/endpoint.ts';
import { acceptOfferEndpoint, type Offer } from '../../../../contract/order-offers.ts';
import { sumUpOrder } from '../../../../contract/order-sums.ts';
import { isGoods } from '../../../../domain/orders/taken-orders.ts';
import { needsHold } from '../../../../domain/payments/payment-methods.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import { listAddressLines } from '../../../../domain/shop/address-lines.ts';
import { type RefusedPlacement, readRefusedPlacement } from '../../../api/refused-placement.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { AddressFields } from '../../../ui/address/address-fields.tsx';
import { NO_ADDRESS, type TypedAddress } from '../../../ui/address/typed-address.ts';
import { useAreas } from '../../../ui/address/use-areas.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useSavedDraft } from '../../../ui/form/drafts/use-saved-draft.ts';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { UnbrokenText } from '../../../ui/formats/unbroken-text.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { OrderSums } from '../../../ui/ordering/order-sums.tsx';
import { SlotTakenDialog } from '../../../ui/ordering/slot-taken-dialog.tsx';
import { nameDay, nameDayShortly, writeTimes } from '../../../ui/slots/day-words.ts';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { ContactFields } from '../change-parts/contact-fields.tsx';
import { OrderLines } from '../order-lines.tsx';
import { PAYMENT_NAMES, writeNaira } from '../order-words.ts';

type QuoteFormProps = { readonly quoteKey: string; readonly offer: Offer };

/** What was agreed in a chat, to be read, corrected and accepted. The slot is taken by accepting, and by nothing before. */
export function QuoteForm({ quoteKey, offer }: QuoteFormProps) {
  const navigate = useNavigate();
  const areas = useAreas();
  // To the millisecond: no two quotes share it, and the key is kept nowhere.
  const details = useSavedDraft(`quote-3:${offer.expiresAt}`, {
    contact: { name: offer.contact.name, phone: formatPhoneForNigeria(offer.contact.phone) },
    address: offer.address ?? NO_ADDRESS,
  });
  const { contact, address } = details.typed;
  const setContact = (typed: typeof contact) => details.change((before) => ({ ...before, contact: typed }));
  const setAddress = (typed: TypedAddress) => details.change((before) => ({ ...before, address: typed }));
  const [slot, setSlot] = useState<OfferedSlot>(offer.slot);
  const [total, setTotal] = useState(offer.total);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [refused, setRefused] = useState<RefusedPlacement | null>(null);
  const [isSending, setSending] = useState(false);

  const shop = useShopProfile();
  const pickupPlace = offer.method === 'pickup' ? listAddressLines(shop.address).join(', ') : '';

  const accept = async (wanted: OfferedSlot) => {
    if (isSending) return;
    setSending(true);
    setRefused(null);
    setProblems({});
    try {
      const body = {
        key: quoteKey,
        contact,
        address: offer.method === 'delivery' ? address : null,
        slot: { day: wanted.day, windowId: wanted.windowId },
        expectedTotal: total,
        // What is not filled in is said by the shop, at its field.
      } as InputOf<typeof acceptOfferEndpoint.bodySchema>;
      const { order } = await shopApi.call(acceptOfferEndpoint, { body });
      details.clear();
      await navigate(`/track/${order.id}`, { replace: true });
    } catch (error) {
      const refusal = readRefusedPlacement(error);
      setRefused(refusal);
      if (refusal.kind === 'fields') setProblems(refusal.problems);
      if (refusal.kind === 'prices') setTotal(refusal.total);
      setSending(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void accept(slot);
  };
  return (
    <div className="wrap grid gap-6 py-8">
      <header>
        <h1>Your quote</h1>
        <p className="mt-1.5 text-cocoa-2">
          Valid until {formatMoment(offer.expiresAt)}. Your slot is booked when you accept.
        </p>
      </header>
      <form
        noValidate
        onSubmit={submit}
        aria-label="Your quote"
        className="grid items-start gap-6 tablet:grid-cols-[minmax(0,1fr)_--spacing(100)]"
      >
        <div className="grid min-w-0 gap-4">
          <FormSection title="Your details">
            <ContactFields contact={contact} problems={problems} isOwn onChange={setContact} />
            {offer.method === 'delivery' && (
              <AddressFields address={address} problems={problems} areas={areas} onChange={setAddress} />
            )}
          </FormSection>
        </div>
        <section aria-label="What you get" className="grid gap-4 rounded-picture bg-paper p-5 shadow-1">
          <OrderLines lines={offer.lines} />
          <OrderSums sums={sumUpOrder({ ...offer, itemCount: countItems(offer) })} />
          <p>
            {offer.method === 'pickup' ? 'Pickup' : 'Delivery'}{' '}
            <UnbrokenText>{`${nameDay(slot.day)}, ${writeTimes(slot)}`}</UnbrokenText>
            {pickupPlace !== '' && `, at ${pickupPlace}`}
          </p>
          <p className="text-label">{sayPayment(offer.payment)}</p>
          {offer.deposit !== null && (
            <p className="text-label">
              {writeNaira(offer.deposit)} deposit to confirm. The balance is due{' '}
              {offer.balanceDay ? `by ${nameDayShortly(offer.balanceDay)}` : `before ${offer.method}`}.
            </p>
          )}
          {!offer.isFree && slot === offer.slot && (
            <Note tone="problem">
              This time may be taken. If so, we’ll offer you the nearest available times when you accept.
            </Note>
          )}
          <Refusal refused={refused} total={total} />
          <Button kind="main" size="l" type="submit" aria-disabled={isSending}>
            {isSending && <Spinner />}
            {isSending ? 'Accepting…' : `Accept for ${writeNaira(total)}`}
          </Button>
        </section>
      </form>
      <SlotTakenDialog
        taken={refused?.kind === 'slot' ? refused : null}
        wanted={slot}
        onTake={(free) => {
          setSlot(free);
          void accept(free);
        }}
        onClose={() => setRefused(null)}
      />
    </div>
  );
}

/** What accepting leads to. */
function sayPayment(payment: Offer['payment']): string {
  if (!needsHold(payment)) return `${PAYMENT_NAMES[payment]}.`;
  return `${PAYMENT_NAMES[payment]}: you’ll see how to pay once you accept.`;
}

function countItems({ lines }: Offer): number {
  return lines.filter(isGoods).reduce((sum, { quantity }) => sum + quantity, 0);
}

type RefusalProps = { readonly refused: RefusedPlacement | null; readonly total: number };

function Refusal({ refused, total }: RefusalProps) {
  if (!refused || refused.kind === 'slot') return null;
  const words = () => {
    switch (refused.kind) {
      case 'prices':
        return `Delivery to this address makes the total ${writeNaira(total)}. Accept again if that’s fine.`;
      case 'placed-before':
        return 'You’ve already accepted this quote. Open the link again to see your order.';
      case 'unanswered':
        return 'We don’t know if your order went through. Try again: it can’t be placed twice.';
      default:
        return refused.message;
    }
  };
  return (
    <Note tone="problem" role="alert">
      {words()}
    </Note>
  );
}
