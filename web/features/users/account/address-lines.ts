import type { SavedAddress } from '../../../../contract/account.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';

/** As one would write it on a parcel. */
export function listAddressLines({
  street,
  area,
  lga,
  state,
  landmark,
  recipient,
  phone,
}: SavedAddress): string[] {
  return [
    street,
    [area, lga].filter(Boolean).join(', '),
    state,
    landmark && `Landmark: ${landmark}`,
    recipient && `For ${recipient}`,
    phone && formatPhoneForNigeria(phone),
  ].filter(Boolean);
}

/** What it is called in questions and by screen readers. */
export function nameAddress({ label, street }: Pick<SavedAddress, 'label' | 'street'>): string {
  return label || street;
}
