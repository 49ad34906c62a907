import { Link } from 'react-router';
import { useShopProfile } from '../../features/shop/shop-context.tsx';
import { WORK_AREA } from '../../ui/browser/work-area.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { LogoMark } from '../logo.tsx';

type AdminBrandProps = {
  readonly isOnDark: boolean;
  readonly isNarrow?: boolean;
};

/** The shop's mark and name: the way to where one starts. */
export function AdminBrand({ isOnDark, isNarrow = false }: AdminBrandProps) {
  const { name } = useShopProfile();
  return (
    <Link
      to={WORK_AREA}
      className={joinClasses(
        'inline-flex min-h-11 min-w-0 max-w-full items-center gap-2.5 rounded-small font-display text-logo font-bold leading-snug tracking-display no-underline',
        isOnDark && 'focus-visible:outline-on-dark',
      )}
    >
      <LogoMark isOnDark={isOnDark} />
      <span className={joinClasses('line-clamp-2', isNarrow && 'max-rail:visually-hidden')}>{name}</span>
    </Link>
  );
}
