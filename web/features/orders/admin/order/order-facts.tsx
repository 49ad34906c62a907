import WhatsAppIcon from 'lucide-react/icons/message-circle';
import PhoneIcon from 'lucide-react/icons/phone';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { canBeNotified } from '../../../../../domain/notifications/can-be-notified.ts';
import { isHealthNote } from '../../../../../domain/orders/health-notes.ts';
import { formatPhoneForNigeria } from '../../../../../domain/phone.ts';
import { ButtonAnchor } from '../../../../ui/buttons/button.tsx';
import { CustomerNote } from '../../../../ui/feedback/customer-note.tsx';
import { Fact } from '../../../../ui/layout/fact.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { nameDay, writeTimes } from '../../../../ui/slots/day-words.ts';
import { CustomerGlimpse, type LoadedCustomer } from '../../../customers/customer-card-context.tsx';
import { useDeliveryTerms } from '../../../delivery/delivery-terms-context.ts';
import { AddressLines } from '../../address-lines.tsx';
import { linkWhatsapp } from '../customer-message.ts';
import { RiderSelect } from '../rider-select.tsx';
import { MessageCustomer } from './message-customer.tsx';

type CustomerPanelProps = {
  readonly order: AdminOrderDetails;
  readonly customer: LoadedCustomer;
  /** The message with the order's link is offered elsewhere. */
  readonly isToSend: boolean;
  readonly onChange: (order: AdminOrderDetails) => void;
};
type OrderFactsProps = {
  readonly order: AdminOrderDetails;
  readonly onChange: (order: AdminOrderDetails) => void;
};

/** When, where, for whom and with which words. */
export function OrderFacts({ order, onChange }: OrderFactsProps) {
  const { slot, address, note, giftMessage, zoneName } = order;
  return (
    <Panel>
      <h2 className="mb-3">{order.method === 'pickup' ? 'Pickup' : 'Delivery'}</h2>
      {note !== '' && !isHealthNote(note) && (
        <div className="mb-4 grid gap-1">
          <h3 className="font-text text-small font-semibold tracking-normal text-cocoa-2">
            {order.origin === 'shop' ? 'The customer’s note' : 'Note'}
          </h3>
          <CustomerNote note={note} />
        </div>
      )}
      <dl className="grid gap-3.5 phone:grid-cols-2">
        <Fact name="When">
          {nameDay(slot.day)}
          <br />
          <span className="figures">{writeTimes(slot)}</span>
        </Fact>
        {address && (
          <Fact name={`Deliver to${zoneName ? ` · ${zoneName}` : ''}`}>
            <AddressLines address={address} />
          </Fact>
        )}
        {order.nextStatuses.length === 0 && order.rider && <Fact name="Rider">{order.rider.name}</Fact>}
        {giftMessage !== '' && <Fact name="Gift message">“{giftMessage}”</Fact>}
      </dl>
      {order.method === 'delivery' && order.nextStatuses.length > 0 && (
        <div className="mt-4 max-w-80">
          <RiderSelect orderId={order.id} rider={order.rider} riders={order.riders} onChange={onChange} />
        </div>
      )}
    </Panel>
  );
}

export function CustomerPanel({ order, customer, isToSend, onChange }: CustomerPanelProps) {
  const { contact } = order;
  const terms = useDeliveryTerms();
  return (
    <Panel className="grid gap-3">
      <h2>Customer</h2>
      <div>
        <p className="font-semibold wrap-anywhere">{contact.name}</p>
        <p className="figures text-label">{formatPhoneForNigeria(contact.phone)}</p>
        {contact.email === '' ? (
          <p className="text-label text-cocoa-2">
            {canBeNotified(order)
              ? 'No email address: notified in their account.'
              : 'No email address: tell them on WhatsApp or call.'}
          </p>
        ) : (
          <a href={`mailto:${contact.email}`} className="link text-label wrap-anywhere">
            {contact.email}
          </a>
        )}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <ButtonAnchor href={`tel:${contact.phone}`} kind="quiet" size="s">
          <PhoneIcon />
          Call
        </ButtonAnchor>
        {!isToSend && (
          <ButtonAnchor
            href={linkWhatsapp(order, terms.data?.transferAccount)}
            kind={canBeNotified(order) ? 'quiet' : 'dark'}
            size="s"
            target="_blank"
            rel="noreferrer"
          >
            <WhatsAppIcon />
            WhatsApp
          </ButtonAnchor>
        )}
      </div>
      <MessageCustomer order={order} onChange={onChange} button="Message customer" kind="quiet" />
      <CustomerGlimpse customer={customer} />
    </Panel>
  );
}
