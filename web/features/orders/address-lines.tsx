import type { Order } from '../../../contract/orders.ts';
import { formatPhoneForNigeria } from '../../../domain/phone.ts';

type AddressLinesProps = { readonly address: NonNullable<Order['address']> };

/** Where an order goes, as one would tell a driver. */
export function AddressLines({ address }: AddressLinesProps) {
  const { street, area, lga, state, landmark, recipient, phone } = address;
  return (
    <>
      {recipient !== '' && (
        <>
          <strong className="font-semibold">{recipient}</strong>
          <br />
        </>
      )}
      {street}
      <br />
      {area}, {lga}, {state}
      {landmark !== '' && (
        <>
          <br />
          Landmark: {landmark}
        </>
      )}
      {phone !== '' && (
        <>
          <br />
          Call {formatPhoneForNigeria(phone)}
        </>
      )}
    </>
  );
}
