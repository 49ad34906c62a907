import { formatPhoneForAbroad } from '../../../domain/phone.ts';
import { formatAddress } from '../../features/content/contact-details.ts';
import { useShopProfile } from '../../features/shop/shop-context.tsx';

const LINK_CLASS =
  'inline-flex min-h-10 items-center break-all no-underline hover:text-on-dark hover:underline';

/** Address, e-mail, telephone and opening hours, as far as the owner has told them. */
export function ContactBlock() {
  const { address, email, phone, openingHours } = useShopProfile();
  const place = formatAddress(address);
  if (!place && !email && !phone && openingHours.length === 0) return null;
  return (
    <div>
      <h2 className="mb-3 text-fs-4 font-semibold">Visit us</h2>
      <address className="grid justify-items-start text-on-dark-2">
        {place && <p className="py-2">{place}</p>}
        {email && (
          <a href={`mailto:${email}`} className={LINK_CLASS}>
            {email}
          </a>
        )}
        {phone && (
          <a href={`tel:${phone}`} className={LINK_CLASS}>
            {formatPhoneForAbroad(phone)}
          </a>
        )}
      </address>
      {openingHours.map(({ days, opens, closes }) => (
        <p key={days} className="figures text-on-dark-2">
          {days}, {opens}–{closes}
        </p>
      ))}
    </div>
  );
}
