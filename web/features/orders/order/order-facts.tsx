import type { Order } from '../../../../contract/orders.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { listAddressLines } from '../../../../domain/shop/address-lines.ts';
import { Fact } from '../../../ui/layout/fact.tsx';
import { nameDay, writeTimes } from '../../../ui/slots/day-words.ts';
import { useShopProfile } from '../../shop/shop-context.tsx';

/** When, where, for whom and with which words. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { slot, address, contact, note, giftMessage } = order;
  const shop = useShopProfile();
  return (
    <section aria-labelledby="facts-heading">
      <h2 id="facts-heading" className="mb-6">
        The details
      </h2>
      <dl className="grid gap-5 phone:grid-cols-2">
        <Fact name={order.method === 'pickup' ? 'Pickup' : 'Delivery'}>
          {nameDay(slot.day)}
          <br />
          {writeTimes(slot)}
        </Fact>
        <Fact name={address ? 'Where to' : 'Where'}>
          {address ? (
            <>
              {address.street}
              <br />
              {address.area}, {address.lga}, {address.state}
              {address.landmark !== '' && (
                <>
                  <br />
                  Near {address.landmark}
                </>
              )}
            </>
          ) : (
            listAddressLines(shop.address).join(', ') || shop.name
          )}
        </Fact>
        <Fact name="Contact">
          {contact.name}
          <br />
          {formatPhoneForNigeria(contact.phone)}
          <br />
          <span className="wrap-anywhere">{contact.email}</span>
        </Fact>
        {note !== '' && <Fact name="Your note">{note}</Fact>}
        {giftMessage !== '' && <Fact name="Gift message">“{giftMessage}”</Fact>}
      </dl>
    </section>
  );
}
