import { Link } from 'react-router';
import { AllergenPicker } from '../../features/catalogue/allergens/allergen-picker.tsx';
import { DataSaverSwitch } from '../../features/offline/data-saver-switch.tsx';
import { useShopProfile } from '../../features/shop/shop-context.tsx';
import { ContactBlock } from './contact-block.tsx';
import { FooterLinks, QUICK_LINKS, SERVICE_LINKS } from './footer-links.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { ScrollToTopButton } from './scroll-to-top-button.tsx';
import { SocialLinks } from './social-links.tsx';

/** Cream icing runs over a chocolate cake. */
export function ShopFooter() {
  const { name } = useShopProfile();
  return (
    <footer className="no-print mt-(--section-gap) bg-cocoa text-on-dark [&_:focus-visible]:outline-on-dark">
      <span aria-hidden="true" className="drip text-cream" />
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-5 gap-y-8 pt-14 pb-12 phone:gap-10 tablet:grid-cols-[1.6fr_1fr_1fr_1.3fr]">
          <div className="max-phone:col-span-2">
            <NewsletterForm />
          </div>
          <FooterLinks title="Quick links" links={QUICK_LINKS} />
          <FooterLinks title="Customer service" links={SERVICE_LINKS} />
          <div className="max-phone:col-span-2">
            <ContactBlock />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-cocoa-3 py-5 text-small text-on-dark-2 max-phone:pb-8">
          <div>
            © {name} · <LegalLink to="/privacy">Privacy</LegalLink> · <LegalLink to="/terms">Terms</LegalLink>{' '}
            ·{' '}
            <AllergenPicker className="py-2 underline underline-offset-4 hover:text-on-dark">
              Allergens I avoid
            </AllergenPicker>{' '}
            · <DataSaverSwitch className="py-2 underline underline-offset-4 hover:text-on-dark" />
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
