import { Link } from 'react-router';

type FooterLink = { readonly label: string; readonly to: string };

export const QUICK_LINKS: readonly FooterLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Products', to: '/products' },
  { label: 'About', to: '/about' },
  { label: 'Blog', to: '/blog' },
];

export const SERVICE_LINKS: readonly FooterLink[] = [
  { label: 'FAQs', to: '/faqs' },
  { label: 'Contact', to: '/contact' },
  { label: 'Shipping', to: '/shipping' },
  { label: 'Returns', to: '/returns' },
];

type FooterLinksProps = { readonly title: string; readonly links: readonly FooterLink[] };

export function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 text-fs-4 font-semibold">{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
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
