import { Link } from 'react-router';
import { useShopProfile } from '../../features/shop/shop-context.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { LogoMark } from '../logo.tsx';
import { ADMIN_HOME } from './admin-entries.ts';

type AdminBrandProps = {
  readonly isOnDark: boolean;
  readonly isNarrow?: boolean;
};

/** The shop's mark and name: the way to the dashboard. */
export function AdminBrand({ isOnDark, isNarrow = false }: AdminBrandProps) {
  const { name } = useShopProfile();
  return (
    <Link
      to={ADMIN_HOME}
      className={joinClasses(
        'inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-small font-display text-logo font-bold tracking-display no-underline',
        isOnDark && 'focus-visible:outline-on-dark',
      )}
    >
      <LogoMark isOnDark={isOnDark} />
      <span className={joinClasses('truncate', isNarrow && 'max-rail:visually-hidden')}>{name}</span>
    </Link>
  );
}
