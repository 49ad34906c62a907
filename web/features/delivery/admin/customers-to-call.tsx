import type { DayOrder } from '../../../../contract/delivery.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { buildWhatsappLink } from '../../../../domain/shop/whatsapp-link.ts';

type CustomersToCallProps = {
  readonly orders: readonly DayOrder[];
  /** What each of them has to hear. */
  readonly writeMessage: (order: DayOrder) => string;
};

/** Whom nothing the shop sends reaches, each a press away from a call or a message. */
export function CustomersToCall({ orders, writeMessage }: CustomersToCallProps) {
  return (
    <ul aria-label="Customers to call" className="mt-1">
      {orders.map((order) => (
        <li key={order.id} className="flex flex-wrap items-center gap-x-4">
          <span className="font-semibold wrap-anywhere">{order.customerName}</span>
          <a
            href={`tel:${order.customerPhone}`}
            className="link figures inline-flex min-h-11 items-center whitespace-nowrap"
          >
            <span className="visually-hidden">Call {order.customerName}, </span>
            {formatPhoneForNigeria(order.customerPhone)}
          </a>
          <a
            href={buildWhatsappLink(order.customerPhone, writeMessage(order))}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-11 items-center"
          >
            WhatsApp<span className="visually-hidden"> {order.customerName} (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
