import ArrowUpIcon from 'lucide-react/icons/arrow-up';
import WhatsAppIcon from 'lucide-react/icons/message-circle';
import { Link } from 'react-router';
import { formatPhoneForAbroad } from '../../../domain/phone-from-abroad.ts';
import type { SocialNetwork } from '../../../domain/shop/profile.ts';
import { buildWhatsappLink } from '../../../domain/shop/whatsapp-link.ts';
import { AllergenPicker } from '../../features/catalogue/allergens/allergen-picker.tsx';
import { formatAddress, SOCIAL_NETWORK_NAMES } from '../../features/content/contact-details.ts';
import { DataSaverSwitch } from '../../features/offline/data-saver-switch.tsx';
import { useShopProfile } from '../../features/shop/shop-context.tsx';
import { TOP_OF_PAGE } from '../../ui/browser/top-of-page.ts';
import { IconAnchor, IconButton } from '../../ui/buttons/icon-button.tsx';
import { FacebookIcon, InstagramIcon, TikTokIcon, XIcon } from '../../ui/icons/brand-icons.tsx';
import { ThemeSelect } from '../../ui/theme/theme-select.tsx';
import { VOUCHERS_ENTRY } from '../header/nav-entries.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const NETWORK_ICONS: Readonly<Record<SocialNetwork, typeof InstagramIcon>> = {
  instagram: InstagramIcon,
  facebook: FacebookIcon,
  tiktok: TikTokIcon,
  x: XIcon,
};

function SocialLinks() {
  const { socialLinks, whatsapp } = useShopProfile();
  if (socialLinks.length === 0 && whatsapp === '') return null;
  return (
    <ul className="flex gap-1">
      {socialLinks.map(({ network, url }) => {
        const NetworkIcon = NETWORK_ICONS[network];
        return (
          <li key={network}>
            <IconAnchor isOnDark href={url} rel="noopener" label={SOCIAL_NETWORK_NAMES[network]}>
              <NetworkIcon />
            </IconAnchor>
          </li>
        );
      })}
      {whatsapp && (
        <li>
          <IconAnchor isOnDark href={buildWhatsappLink(whatsapp)} rel="noopener" label="WhatsApp">
            <WhatsAppIcon />
          </IconAnchor>
        </li>
      )}
    </ul>
  );
}

type FooterLink = { readonly label: string; readonly to: string };

const QUICK_LINKS: readonly FooterLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Products', to: '/products' },
  { label: 'About', to: '/about' },
  { label: 'Blog', to: '/blog' },
  { label: 'Wishlist', to: '/wishlist' },
];

const SERVICE_LINKS: readonly FooterLink[] = [
  { label: 'Track order', to: '/track' },
  { label: 'FAQs', to: '/faqs' },
  { label: 'Contact', to: '/contact' },
  { label: 'Shipping', to: '/shipping' },
  { label: 'Returns', to: '/returns' },
];

type FooterLinksProps = { readonly title: string; readonly links: readonly FooterLink[] };

function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 text-fs-4 font-semibold">{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              state={TOP_OF_PAGE}
              className="inline-flex min-h-10 items-center text-on-dark-2 no-underline hover:text-on-dark hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Cream icing runs over a chocolate cake. */
export function ShopFooter() {
  const { name, sellsVouchers } = useShopProfile();
  return (
    <footer className="no-print mt-(--section-gap) bg-cocoa text-on-dark [&_:focus-visible]:outline-on-dark">
      <span aria-hidden="true" className="drip text-cream" />
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-5 gap-y-8 pt-14 pb-12 phone:gap-10 tablet:grid-cols-[1.6fr_1fr_1fr_1.3fr]">
          <div className="max-phone:col-span-2">
            <NewsletterForm />
          </div>
          <FooterLinks
            title="Quick links"
            links={sellsVouchers ? [...QUICK_LINKS, VOUCHERS_ENTRY] : QUICK_LINKS}
          />
          <FooterLinks title="Customer service" links={SERVICE_LINKS} />
          <div className="max-phone:col-span-2">
            <ContactBlock />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-cocoa-3 py-5 text-small text-on-dark-2 max-phone:pb-8">
          {/* Apart by room alone: a point between them would end the lines of a phone. */}
          <div className="flex flex-wrap items-center gap-x-4">
            <span>© {name}</span>
            <LegalLink to="/privacy">Privacy</LegalLink>
            <LegalLink to="/terms">Terms</LegalLink>
            <AllergenPicker className="py-2 underline underline-offset-4 hover:text-on-dark">
              Allergens I avoid
            </AllergenPicker>
            <DataSaverSwitch className="py-2 underline underline-offset-4 hover:text-on-dark" />
            <ThemeSelect className="inline-block py-1" />
          </div>
          <div className="flex gap-1">
            <SocialLinks />
            <ScrollToTopButton />
          </div>
        </div>
      </div>
    </footer>
  );
}

function LegalLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className="inline-block py-2 underline underline-offset-4 hover:text-on-dark">
      {children}
    </Link>
  );
}

function ScrollToTopButton() {
  const scrollToTop = () => {
    const isMotionUnwanted = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isMotionUnwanted ? 'instant' : 'smooth' });
  };
  return (
    <IconButton isOnDark label="Scroll to top" onClick={scrollToTop} className="bg-cocoa-3">
      <ArrowUpIcon />
    </IconButton>
  );
}

const LINK_CLASS =
  'inline-flex min-h-10 items-center break-all no-underline hover:text-on-dark hover:underline';

/** Address, email, telephone and opening hours, as far as the owner has told them. */
function ContactBlock() {
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
