import type { PublicTerms } from '../../../contract/delivery.ts';
import { readNotice } from '../../../domain/catalogue/lead-time.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Price } from '../../ui/formats/price.tsx';
import { type Column, Table } from '../../ui/lists/table.tsx';
import { describePlaces } from './describe-places.ts';

type Zone = PublicTerms['zones'][number];

export function ZonesInForce({ terms: { zones, freeAbove } }: { readonly terms: PublicTerms }) {
  if (zones.length === 0) {
    return <Note tone="tip">We don’t deliver at the moment. You can pick up your order from us.</Note>;
  }
  return (
    <>
      <Table caption="Zones and fees" columns={listColumns(zones)} rows={zones} keyOf={({ id }) => id} />
      {freeAbove !== null && (
        <Note tone="good">Free delivery on orders from {formatNaira(convertNairaToKobo(freeAbove))}.</Note>
      )}
    </>
  );
}

function listColumns(zones: readonly Zone[]): readonly Column<Zone>[] {
  return [
    {
      heading: 'Zone',
      cell: (zone) => (
        <>
          <span className="block text-body font-semibold">{zone.name}</span>
          <span className="text-small text-cocoa-2">
            {describePlaces(zone, zones)}
            {zone.extraNoticeHours ? ` Delivery takes ${readNotice(zone.extraNoticeHours).time} longer.` : ''}
          </span>
        </>
      ),
    },
    { heading: 'Fee', cell: ({ fee }) => <Price amountInKobo={convertNairaToKobo(fee)} />, onCard: 'aside' },
    {
      heading: 'Minimum order',
      cell: ({ minimum }) => (minimum === 0 ? 'None' : formatNaira(convertNairaToKobo(minimum))),
      onCard: 'named-line',
    },
    {
      heading: 'Pay on delivery',
      cell: ({ allowsPayOnDelivery }) => (allowsPayOnDelivery ? 'Yes' : 'No'),
      onCard: 'named-line',
    },
  ];
}
