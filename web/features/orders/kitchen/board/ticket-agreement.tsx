import { Link } from 'react-router';
import type { KitchenAgreement } from '../../../../../contract/kitchen.ts';
import { PictureStrip } from '../../../../ui/pictures/picture-strip.tsx';
import { AgreedWords } from '../agreed-words.tsx';

type TicketAgreementProps = { readonly agreement: KitchenAgreement };

/** What nobody sees in the drawing: wishes, what was agreed, and the pictures the customer sent. A tap makes them large. */
export function TicketAgreement({ agreement }: TicketAgreementProps) {
  const { id, number, pictures } = agreement;
  return (
    <div className="grid gap-3 rounded-small bg-honey-soft px-3 py-2.5">
      <AgreedWords agreement={agreement} />
      {pictures.length > 0 && <PictureStrip pictures={pictures} owner={`custom order ${number}`} />}
      <Link
        to={`/admin/custom-orders/${encodeURIComponent(id)}`}
        className="link figures inline-flex min-h-11 items-center text-label"
      >
        All that was said about it
      </Link>
    </div>
  );
}
