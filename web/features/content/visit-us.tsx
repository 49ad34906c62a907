import type { ReactNode } from 'react';
import { buildShopMapLink } from '../../../domain/shop/map-link.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import { formatAddress } from './contact-details.ts';

type VisitUsProps = {
  readonly shop: ShopProfile;
  /** Below the opening hours. */
  readonly children?: ReactNode;
};

/** Where the shop is and when it is open; nothing at all while it has named neither. */
export function VisitUs({ shop, children }: VisitUsProps) {
  const address = formatAddress(shop.address);
  if (address === '' && shop.openingHours.length === 0) return null;
  return (
    <section
      aria-labelledby="visit-us"
      className="mt-18 grid gap-x-18 gap-y-8 rounded-sheet bg-honey p-6 phone:p-11 tablet:grid-cols-2 print:border print:border-crust-2"
    >
      <div className="grid content-start gap-4">
        <h2 id="visit-us">Visit us</h2>
        {address !== '' && (
          <>
            <address className="text-lead">{address}</address>
            <p className="print:hidden">
              <a
                href={buildShopMapLink(shop)}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                Get directions
              </a>
            </p>
          </>
        )}
      </div>
      {shop.openingHours.length > 0 && (
        <div className="grid content-start gap-4">
          <h3>Opening hours</h3>
          <dl className="figures text-lead">
            {shop.openingHours.map(({ days, opens, closes }) => (
              <div
                key={days}
                className="flex justify-between gap-6 border-b border-cocoa/25 py-2 last:border-0"
              >
                <dt>{days}</dt>
                <dd className="font-semibold">
                  {opens}–{closes}
                </dd>
              </div>
            ))}
          </dl>
          {children}
        </div>
      )}
    </section>
  );
}
