import MapPinIcon from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { describeShortfall } from '../../../domain/delivery/shortfall.ts';
import type { DeliveryTerms } from '../../../domain/delivery/zones.ts';
import { Note } from '../feedback/note.tsx';
import { type Destination, describeServed, describeZone } from './destination.ts';

type ZoneNoteProps = {
  readonly terms: DeliveryTerms;
  readonly destination: Destination;
  readonly goodsInKobo: number;
  /** What is ordered and not delivered there; blank for nothing. */
  readonly excluded?: string;
  /** False where all or a deposit is paid in advance, whatever the zone allows. */
  readonly isPaidOnDelivery?: boolean;
  /** Whether whoever lives there can come to the shop instead. */
  readonly isPickupNear?: boolean;
  /** A zone's name may be that of another area: what was chosen is said. */
  readonly address: { readonly state: string; readonly lga: string };
  /** What can be done where the shop does not deliver. */
  readonly elsewhere: ReactNode;
};

/** What the way costs, as soon as it is known where it leads. */
export function ZoneNote({
  terms,
  destination,
  goodsInKobo,
  excluded = '',
  isPaidOnDelivery = true,
  isPickupNear = false,
  address,
  elsewhere,
}: ZoneNoteProps) {
  if (excluded !== '') {
    return (
      <Note tone="warning" role="status" icon={MapPinIcon}>
        {excluded}{' '}
        <Link to="/cart" className="underline underline-offset-4">
          Open cart
        </Link>
      </Note>
    );
  }
  if (destination.kind === 'nowhere') {
    return (
      <Note tone="warning" role="status" icon={MapPinIcon}>
        We don’t deliver there yet. {describeServed(terms.zones, address.state)} {elsewhere}
      </Note>
    );
  }
  if (destination.kind !== 'zone') return null;
  const { zone, feeInKobo } = destination;
  const shortfall = describeShortfall(zone, goodsInKobo, isPickupNear, address.lga);
  return (
    <Note tone={shortfall === '' ? 'good' : 'warning'} role="status" icon={MapPinIcon}>
      <strong className="font-semibold">Delivery to {address.lga}:</strong>{' '}
      {describeZone(zone, feeInKobo, terms, isPaidOnDelivery)}
      {shortfall !== '' && <span className="mt-1 block font-medium">{shortfall}</span>}
    </Note>
  );
}
