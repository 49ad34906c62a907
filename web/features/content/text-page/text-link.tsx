import { Link } from 'react-router';

type TextLinkProps = { to: string; className: string; children: string };

/** A place in the shop opens without a reload; a phone number, an email address or another site is the browser's to open. */
export function TextLink({ to, className, children }: TextLinkProps) {
  if (!to.startsWith('/')) {
    return (
      <a href={to} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
