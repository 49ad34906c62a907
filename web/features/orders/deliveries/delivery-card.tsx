import MapIcon from 'lucide-react/icons/map-pin';
import WhatsAppIcon from 'lucide-react/icons/message-circle';
import PhoneIcon from 'lucide-react/icons/phone';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Delivery } from '../../../../contract/deliveries.ts';
import type { Rider } from '../../../../contract/order-admin.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { buildMapLink } from '../../../../domain/shop/map-link.ts';
import { buildWhatsappLink } from '../../../../domain/shop/whatsapp-link.ts';
import { Button, ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { CustomerNote } from '../../../ui/feedback/customer-note.tsx';
import { writeTimes } from '../../../ui/slots/day-words.ts';
import { useMay } from '../../users/role-context.tsx';
import { writeOrderPath } from '../admin/admin-paths.ts';
import { RiderSelect } from '../admin/rider-select.tsx';
import { StatusMark } from '../admin/status-mark.tsx';
import { DeliveredDialog, FailedDialog, StartDialog } from './delivery-dialogs.tsx';

type DeliveryCardProps = {
  readonly delivery: Delivery;
  readonly riders: readonly Rider[];
  readonly onChange: () => void;
};

/** Where to, whom to call and what to collect, large enough to be read on a motorbike. */
export function DeliveryCard({ delivery, riders, onChange }: DeliveryCardProps) {
  const { id, number, status, slot, name, phone, calledInstead, street, area, lga } = delivery;
  const { landmark, note, pieces, due, isGift } = delivery;
  const may = useMay();
  const address = [street, area, lga].filter((line) => line !== '').join(', ');
  return (
    <li className="grid gap-3 rounded-picture border border-crust-2 bg-paper p-4 shadow-1">
      <div className="flex items-baseline justify-between gap-3">
        <p className="figures text-lead font-bold">{writeTimes(slot)}</p>
        <StatusMark status={status} />
      </div>
      <div>
        <h2 className="text-fs-4 wrap-anywhere">{name}</h2>
        <p className="figures text-small text-cocoa-2">
          {may('desk') ? (
            <Link to={writeOrderPath(id)} className="link">
              {number}
            </Link>
          ) : (
            number
          )}
          {` · ${pieces === 1 ? '1 item' : `${pieces} items`}`}
        </p>
      </div>
      <p className="wrap-anywhere">
        {address}
        {landmark !== '' && <span className="block text-cocoa-2">Landmark: {landmark}</span>}
      </p>
      {note !== '' && <CustomerNote note={note} />}
      {calledInstead !== '' && (
        <p className="text-label wrap-anywhere">
          This number reaches {calledInstead}, who ordered. The delivery may be a surprise for {name}.
        </p>
      )}
      {isGift && due === 0 && <p className="text-label">This is a gift. Don’t mention the price.</p>}
      {due > 0 && (
        <p className="rounded-small bg-honey-soft px-3 py-2 font-semibold">
          Collect <span className="figures">{formatNaira(convertNairaToKobo(due))}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-2 *:flex-auto *:px-2.5">
        <ButtonAnchor
          href={`tel:${phone}`}
          kind="quiet"
          size="s"
          aria-label={`Call ${formatPhoneForNigeria(phone)}`}
        >
          <PhoneIcon />
          Call
        </ButtonAnchor>
        <ButtonAnchor
          href={buildWhatsappLink(
            phone,
            isGift && calledInstead === ''
              ? 'Hello, we have a delivery for you: '
              : `Hello, about your order ${number}: `,
          )}
          kind="quiet"
          size="s"
          target="_blank"
          rel="noreferrer"
        >
          <WhatsAppIcon />
          WhatsApp
        </ButtonAnchor>
        <ButtonAnchor href={buildMapLink(address)} kind="quiet" size="s" target="_blank" rel="noreferrer">
          <MapIcon />
          Map
        </ButtonAnchor>
      </div>
      {may('desk') && <RiderSelect orderId={id} rider={delivery.rider} riders={riders} onChange={onChange} />}
      <NextSteps delivery={delivery} onChange={onChange} />
    </li>
  );
}

type NextStepsProps = { readonly delivery: Delivery; readonly onChange: () => void };

function NextSteps({ delivery, onChange }: NextStepsProps) {
  const [open, setOpen] = useState<'start' | 'delivered' | 'failed' | null>(null);
  const dialog = { delivery, onClose: () => setOpen(null), onDone: onChange };
  const canStart = delivery.status === 'ready' || delivery.status === 'delivery_failed';
  return (
    <>
      {canStart && (
        <Button kind="main" onClick={() => setOpen('start')} className="min-h-12">
          Start delivery
        </Button>
      )}
      {delivery.status === 'out_for_delivery' && (
        <div className="grid grid-cols-2 gap-2">
          <Button kind="quiet" onClick={() => setOpen('failed')} className="min-h-12">
            Couldn’t deliver
          </Button>
          <Button kind="main" onClick={() => setOpen('delivered')} className="min-h-12">
            Delivered
          </Button>
        </div>
      )}
      <StartDialog {...dialog} isOpen={open === 'start'} />
      <DeliveredDialog {...dialog} isOpen={open === 'delivered'} />
      <FailedDialog {...dialog} isOpen={open === 'failed'} />
    </>
  );
}
