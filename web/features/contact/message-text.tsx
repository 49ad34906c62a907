import { Link } from 'react-router';
import type { ContactMessage } from '../../../contract/contact.ts';
import { splitAtOrderNumbers } from '../../../domain/orders/order-number.ts';
import { WORK_AREA } from '../../ui/browser/work-area.ts';

type MessageTextProps = { readonly message: Pick<ContactMessage, 'text' | 'orders'> };

/** What somebody wrote; the number of an order leads to it. */
export function MessageText({ message: { text, orders } }: MessageTextProps) {
  return (
    <p className="max-w-measure whitespace-pre-line wrap-anywhere">
      {splitAtOrderNumbers(text).map((piece) => {
        const order = orders.find(({ number }) => number === piece.number);
        return order ? (
          <Link
            key={piece.start}
            to={`${WORK_AREA}/orders/${encodeURIComponent(order.id)}`}
            className="link figures"
          >
            {piece.text}
          </Link>
        ) : (
          piece.text
        );
      })}
    </p>
  );
}
