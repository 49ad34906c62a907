import MailIcon from 'lucide-react/icons/mail';
import WhatsAppIcon from 'lucide-react/icons/message-circle';
import PhoneIcon from 'lucide-react/icons/phone';
import type { LucideIcon } from 'lucide-react/types';
import { formatPhoneForAbroad } from '../../../domain/phone-from-abroad.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import { buildWhatsappLink } from '../../../domain/shop/whatsapp-link.ts';
import { ContactFormPanel } from '../contact/contact-form-context.tsx';
import { ClosedDays } from '../delivery/closed-days-context.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';
import type { Route } from './+types/contact-page.ts';
import { SOCIAL_NETWORK_NAMES } from './contact-details.ts';
import { loadPage } from './load-page.ts';
import { describePage } from './page-meta.ts';
import { PageScreen } from './page-screen.tsx';
import { TextLink } from './text-page/text-link.tsx';
import { VisitUs } from './visit-us.tsx';

export const loader = loadPage('contact');

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return describePage(matches, loaderData);
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const shop = useShopProfile();
  return (
    <PageScreen
      page={loaderData}
      first={
        <div className="grid items-start gap-x-18 gap-y-10 pt-10 phone:pt-14 tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <ContactWays shop={shop} />
          <ContactFormPanel />
        </div>
      }
    >
      <VisitUs shop={shop}>
        <ClosedDays />
      </VisitUs>
    </PageScreen>
  );
}

type ContactWay = {
  readonly name: string;
  readonly WayIcon: LucideIcon;
  readonly label: string;
  readonly to: string;
  readonly hint: string;
};

function ContactWays({ shop }: { shop: ShopProfile }) {
  const ways = listContactWays(shop);
  return (
    <div>
      {ways.length > 0 && (
        <dl className="border-t border-crust-2">
          {ways.map(({ name, WayIcon, label, to, hint }) => (
            <div key={name} className="border-b border-crust-2 py-5">
              <dt className="flex items-center gap-2.5 text-label font-semibold text-cocoa-2">
                <WayIcon />
                {name}
              </dt>
              <dd>
                <TextLink
                  to={to}
                  className="inline-flex min-h-11 max-w-full items-center font-display text-fs-3 wrap-anywhere text-hibiscus underline decoration-1 underline-offset-4"
                >
                  {label}
                </TextLink>
                <p className="text-cocoa-2">{hint}</p>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {shop.socialLinks.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-5 pt-4">
          <span className="text-cocoa-2">Follow us on</span>
          {shop.socialLinks.map(({ network, url }) => (
            <a key={network} href={url} rel="me" className="link inline-flex min-h-11 items-center">
              {SOCIAL_NETWORK_NAMES[network]}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

function listContactWays({ whatsapp, phone, email }: ShopProfile): readonly ContactWay[] {
  const ways: ContactWay[] = [];
  if (whatsapp !== '') {
    ways.push({
      name: 'WhatsApp',
      WayIcon: WhatsAppIcon,
      label: formatPhoneForAbroad(whatsapp),
      to: buildWhatsappLink(whatsapp),
      hint: 'You can send pictures and voice notes.',
    });
  }
  if (phone !== '') {
    ways.push({
      name: 'Phone',
      WayIcon: PhoneIcon,
      label: formatPhoneForAbroad(phone),
      to: `tel:${phone}`,
      hint: 'Best if your delivery is today.',
    });
  }
  if (email !== '') {
    ways.push({
      name: 'Email',
      WayIcon: MailIcon,
      label: email,
      to: `mailto:${email}`,
      hint: 'For anything that isn’t urgent.',
    });
  }
  return ways;
}
