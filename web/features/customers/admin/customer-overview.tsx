import WhatsAppIcon from 'lucide-react/icons/message-circle';
import PhoneIcon from 'lucide-react/icons/phone';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { CustomerCard } from '../../../../contract/customers.ts';
import { isHealthNote } from '../../../../domain/orders/health-notes.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { buildWhatsappLink } from '../../../../domain/shop/whatsapp-link.ts';
import { WORK_AREA } from '../../../ui/browser/work-area.ts';
import { Button, ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { CustomerNote } from '../../../ui/feedback/customer-note.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { formatDay } from '../../../ui/formats/format-moment.ts';
import { DetailsHeader } from '../../../ui/layout/details-frame.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { CustomerMessages } from '../../contact/customer-messages-context.tsx';
import { CustomerRequestList } from '../../custom-orders/customer-requests-context.tsx';
import {
  CustomerAddress,
  CustomerOrderList,
  CustomerQuoteList,
} from '../../orders/customer-orders-context.tsx';
import { writeNaira } from '../customer-words.ts';
import { CustomerNotesPanel } from './customer-notes-panel.tsx';
import { MergeDialog, undoMerge } from './merge-dialog.tsx';

type CustomerOverviewProps = {
  readonly card: CustomerCard;
  readonly onChange: (card: CustomerCard) => void;
  readonly onReload: () => void;
};

/** On a phone the orders come before notes and contact; what somebody must not eat comes before everything. */
export function CustomerOverview({ card, onChange, onReload }: CustomerOverviewProps) {
  const { orders, orderCount, quotes, requests, messages } = card;
  return (
    <>
      <DetailsHeader title={card.name} />
      {card.isShared && (
        <div className="mb-4">
          <Note tone="warning">
            Many customers share this phone number or email address. Orders under their other details aren’t
            shown here.
          </Note>
        </div>
      )}
      <HealthNotes notes={card.notes} />
      <div className="grid grid-cols-1 items-start gap-4 rail:grid-cols-[minmax(0,1fr)_--spacing(95)] rail:grid-rows-[auto_1fr]">
        <div className="rail:col-start-2">
          <BalancePanel card={card} />
        </div>
        <div className="contents rail:col-start-1 rail:row-span-2 rail:row-start-1 rail:grid rail:gap-4">
          <Panel>
            <h2 id="orders-heading">Orders</h2>
            {orders.length === 0 ? (
              <Nothing>No orders yet.</Nothing>
            ) : (
              <CustomerOrderList orders={orders} labelledBy="orders-heading" />
            )}
            {orderCount > orders.length && (
              <Nothing>
                The newest {orders.length} of {orderCount} are shown.
              </Nothing>
            )}
          </Panel>
          <div className="grid gap-4 max-rail:order-last">
            {quotes.length > 0 && (
              <Panel>
                <h2 id="quotes-heading">Quotes</h2>
                <CustomerQuoteList quotes={quotes} labelledBy="quotes-heading" />
              </Panel>
            )}
            {requests.length > 0 && (
              <Panel>
                <h2 id="requests-heading">Custom orders</h2>
                <CustomerRequestList requests={requests} labelledBy="requests-heading" />
              </Panel>
            )}
            <Panel>
              <h2 id="messages-heading">Messages</h2>
              {messages.length === 0 ? (
                <Nothing>No messages from the contact page.</Nothing>
              ) : (
                <CustomerMessages messages={messages} labelledBy="messages-heading" />
              )}
            </Panel>
          </div>
        </div>
        <div className="grid gap-4 rail:col-start-2">
          <CustomerNotesPanel card={card} onChange={onChange} />
          <ContactPanel card={card} onChange={onChange} onReload={onReload} />
        </div>
      </div>
    </>
  );
}

function HealthNotes({ notes }: Pick<CustomerCard, 'notes'>) {
  const warnings = notes.filter(({ text }) => isHealthNote(text));
  if (warnings.length === 0) return null;
  return (
    <div className="mb-4 grid gap-2 rail:hidden">
      {warnings.map(({ id, text }) => (
        <CustomerNote key={id} note={text} />
      ))}
    </div>
  );
}

function Nothing({ children }: { readonly children: ReactNode }) {
  return <p className="mt-3 text-label text-cocoa-2">{children}</p>;
}

function BalancePanel({ card: { due, onAccount, refundDue } }: { readonly card: CustomerCard }) {
  return (
    <Panel>
      <h2>Balance due</h2>
      <p className="figures mt-2 font-display text-fs-2 font-semibold">{writeNaira(due)}</p>
      <p className="text-label text-cocoa-2">
        {onAccount > 0 && `${writeNaira(onAccount)} of this is on credit. `}
        {due > 0 && 'Open an order to record a payment. '}
        {refundDue > 0 && `${writeNaira(refundDue)} to refund.`}
        {due === 0 && refundDue === 0 && 'Nothing to pay or refund.'}
      </p>
    </Panel>
  );
}

function ContactPanel({ card, onChange, onReload }: CustomerOverviewProps) {
  const [isMerging, setMerging] = useState(false);
  const { phones, emails, accounts, addresses, merges } = card;
  const undo = async (id: string) => {
    await undoMerge(id);
    onReload();
  };
  return (
    <Panel className="grid gap-4">
      <h2>Contact</h2>
      <ul className="grid gap-3">
        {phones.map((phone) => (
          <li key={phone} className="grid gap-2">
            <span className="figures font-semibold">{formatPhoneForNigeria(phone)}</span>
            <span className="grid grid-cols-2 gap-2">
              <ButtonAnchor href={`tel:${phone}`} kind="quiet" size="s">
                <PhoneIcon />
                Call<span className="visually-hidden"> {formatPhoneForNigeria(phone)}</span>
              </ButtonAnchor>
              <ButtonAnchor
                href={buildWhatsappLink(phone)}
                kind="quiet"
                size="s"
                target="_blank"
                rel="noreferrer"
              >
                <WhatsAppIcon />
                WhatsApp<span className="visually-hidden"> {formatPhoneForNigeria(phone)}</span>
              </ButtonAnchor>
            </span>
          </li>
        ))}
        {emails.map((email) => (
          <li key={email}>
            <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
              {email}
            </a>
          </li>
        ))}
        {accounts.map(({ id, email }) => (
          <li key={id}>
            <Link
              to={`${WORK_AREA}/users/${encodeURIComponent(id)}`}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              View account ({email})
            </Link>
          </li>
        ))}
      </ul>
      {addresses.length > 0 && (
        <section aria-label="Delivered to">
          <h3 className="mb-1.5 font-text text-small font-semibold tracking-normal text-cocoa-2">
            Delivered to
          </h3>
          <ul className="grid gap-3 text-label">
            {addresses.map((address) => (
              <li key={JSON.stringify(address)}>
                <CustomerAddress address={address} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {merges.map(({ id, contact, other, at, by }) => (
        <div key={id} className="rounded-card bg-cream p-3.5 text-label">
          <p className="wrap-anywhere">
            {writeContact(contact)} and {writeContact(other)} merged by {by}, {formatDay(at)}
          </p>
          <Button size="s" kind="quiet" onClick={() => void undo(id)} className="mt-2">
            Undo merge
          </Button>
        </div>
      ))}
      <div>
        <Button kind="paper" size="s" onClick={() => setMerging(true)}>
          Merge with another customer
        </Button>
      </div>
      <MergeDialog
        card={card}
        isOpen={isMerging}
        onClose={() => setMerging(false)}
        onMerged={onChange}
        onUndone={onReload}
      />
    </Panel>
  );
}

function writeContact(contact: string): string {
  return contact.includes('@') ? contact : formatPhoneForNigeria(contact);
}
