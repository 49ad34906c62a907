import MailIcon from 'lucide-react/icons/mail';
import WhatsAppIcon from 'lucide-react/icons/message-circle';
import PhoneIcon from 'lucide-react/icons/phone';
import { Link, redirect } from 'react-router';
import { isBreadShop } from '../../domain/catalogue/bread-shop.ts';
import { formatPhoneForAbroad } from '../../domain/phone-from-abroad.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import { buildWhatsappLink } from '../../domain/shop/whatsapp-link.ts';
import { formatAddress, SOCIAL_NETWORK_NAMES } from '../features/content/contact-details.ts';
import { useShopProfile } from '../features/shop/shop-context.tsx';
import { pageDataContext } from '../page-data.ts';
import { titlePage } from '../page-meta.ts';
import { coverBread } from '../pictures/cover-bread.ts';
import { hero as housePicture } from '../pictures/hero.ts';
import { ButtonAnchor } from '../ui/buttons/button.tsx';
import { Picture } from '../ui/pictures/picture.tsx';
import { ProductPicture } from '../ui/pictures/product-picture.tsx';
import type { Route } from './+types/opening-soon-page.ts';
import { Logo } from './logo.tsx';
import { MAIN_ID } from './skip-link.tsx';

/** Wider than its place, which it fills from top to bottom. */
const PICTURE_SIZES = '(width > 760px) 110vw, 457px';

/** Not for search engines: it is gone the moment the shop opens, and its address leads to the shop from then on. */
export const meta = titlePage('Opening soon');

export function loader({ context }: Route.LoaderArgs) {
  const { readShopProfile, readHomePage, readCategories, readHasDesigner } = context.get(pageDataContext);
  if (!readShopProfile().isNotYetOpen) throw redirect('/');
  const isBread = !readHasDesigner() && isBreadShop(readCategories());
  return { picture: readHomePage().hero.picture, isBread };
}

/** All that visitors see of a shop until its owner opens it. */
export default function OpeningSoonPage({ loaderData: { picture, isBread } }: Route.ComponentProps) {
  const shop = useShopProfile();
  return (
    <div className="grid min-h-dvh grid-rows-[--spacing(64)_1fr] phone:grid-cols-2 phone:grid-rows-1">
      <div className="relative overflow-hidden bg-tint-cream phone:sticky phone:top-0 phone:h-dvh">
        {picture ? (
          <ProductPicture
            picture={picture}
            sizes={PICTURE_SIZES}
            className="absolute inset-0 size-full"
            priority
          />
        ) : (
          <Picture
            picture={isBread ? coverBread : housePicture}
            alt=""
            sizes={PICTURE_SIZES}
            className="absolute inset-0 size-full object-cover object-[74%_70%]"
            priority
          />
        )}
        <span aria-hidden="true" className="drip absolute inset-x-0 top-0 text-honey phone:h-23" />
      </div>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="grid content-start px-5 py-8 phone:content-center phone:px-12 phone:py-14"
      >
        <div className="grid w-full max-w-lead justify-items-start gap-6">
          <Logo />
          <div>
            <h1 className="text-hero leading-hero tracking-hero phone:text-hero-beside">Opening soon</h1>
            <p className="mt-4 text-lead text-pretty">
              {shop.tagline === '' ? '' : `${shop.tagline}. `}
              We’re getting our online shop ready.
            </p>
          </div>
          <ContactWays shop={shop} />
          <WhereAndWhen shop={shop} />
          <p className="mt-4 text-small text-cocoa-2">
            Working here?{' '}
            <Link to="/login" className="link inline-flex min-h-11 items-center">
              Sign in
            </Link>
          </p>
        </div>
      </main>
    </div>
  );
}

type WaysProps = { readonly shop: ShopProfile };

function ContactWays({ shop: { whatsapp, phone, email, socialLinks } }: WaysProps) {
  if (whatsapp === '' && phone === '' && email === '' && socialLinks.length === 0) return null;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {whatsapp && (
          <ButtonAnchor href={buildWhatsappLink(whatsapp)} rel="noopener" kind="main">
            <WhatsAppIcon />
            WhatsApp us
          </ButtonAnchor>
        )}
        {phone && (
          <ButtonAnchor href={`tel:${phone}`} kind="line">
            <PhoneIcon />
            {formatPhoneForAbroad(phone)}
          </ButtonAnchor>
        )}
        {email && (
          <ButtonAnchor href={`mailto:${email}`} kind="line">
            <MailIcon />
            Email us
          </ButtonAnchor>
        )}
      </div>
      {socialLinks.length > 0 && (
        <ul className="flex flex-wrap gap-x-5">
          {socialLinks.map(({ network, url }) => (
            <li key={network}>
              <a href={url} rel="noopener" className="link inline-flex min-h-11 items-center">
                {SOCIAL_NETWORK_NAMES[network]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function WhereAndWhen({ shop: { address, openingHours } }: WaysProps) {
  const place = formatAddress(address);
  if (place === '' && openingHours.length === 0) return null;
  return (
    <div className="grid w-full gap-3 border-t border-crust-2 pt-5">
      {place && <address className="text-lead">{place}</address>}
      {openingHours.length > 0 && (
        <dl className="figures grid max-w-form gap-1">
          {openingHours.map(({ days, opens, closes }) => (
            <div key={days} className="flex justify-between gap-6">
              <dt>{days}</dt>
              <dd className="font-semibold">
                {opens}–{closes}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
