import { Link } from 'react-router';
import { isWordmark } from '../../domain/shop/brand/brand.ts';
import { useShopProfile } from '../features/shop/shop-context.tsx';
import { ShopLogo } from '../features/shop/shop-logo-context.tsx';
import { joinClasses } from '../ui/join-classes.ts';

type LogoProps = {
  readonly className?: string;
  readonly onClick?: () => void;
};

/** The shop's mark and its name, which a wide logo carries itself: the way home. */
export function Logo({ className, onClick }: LogoProps) {
  const { name, brand } = useShopProfile();
  const isWide = brand?.logo ? isWordmark(brand.logo) : false;
  return (
    <Link
      to="/"
      onClick={onClick}
      className={joinClasses(
        'inline-flex min-h-11 items-center gap-2.5 rounded-small font-display text-logo font-bold leading-snug tracking-display no-underline phone:whitespace-nowrap',
        className,
      )}
    >
      <LogoMark isOnDark={false} />
      <span className={isWide ? 'visually-hidden' : 'line-clamp-2'}>{name}</span>
    </Link>
  );
}

const MARK_SIZE = 'size-8.5 flex-none phone:size-10';

/** The owner's logo, the initial of a shop without one, or the demo's drop of honey on a biscuit. */
export function LogoMark({ isOnDark }: { readonly isOnDark: boolean }) {
  const { brand } = useShopProfile();
  if (brand?.logo) {
    return (
      <ShopLogo
        brand={brand}
        logo={brand.logo}
        alt=""
        className={isOnDark ? 'rounded-small bg-on-dark p-1' : undefined}
      />
    );
  }
  const discColour = isOnDark ? 'fill-honey' : 'fill-hibiscus';
  if (brand?.initial) {
    return (
      <svg viewBox="0 0 100 100" aria-hidden="true" className={MARK_SIZE}>
        <circle cx="50" cy="50" r="50" className={discColour} />
        <text
          x="50"
          y="50"
          dy="0.36em"
          textAnchor="middle"
          fontSize="62"
          className={joinClasses('font-display font-bold', isOnDark ? 'fill-cocoa' : 'fill-on-action')}
        >
          {brand.initial}
        </text>
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={MARK_SIZE}>
      <path
        className={discColour}
        d="M59.92 6.52A11.12 11.12 0 0 1 77.81 15.13A11.12 11.12 0 0 1 90.18 30.65A11.12 11.12 0 0 1 94.60 50.00A11.12 11.12 0 0 1 90.18 69.35A11.12 11.12 0 0 1 77.81 84.87A11.12 11.12 0 0 1 59.92 93.48A11.12 11.12 0 0 1 40.08 93.48A11.12 11.12 0 0 1 22.19 84.87A11.12 11.12 0 0 1 9.82 69.35A11.12 11.12 0 0 1 5.40 50.00A11.12 11.12 0 0 1 9.82 30.65A11.12 11.12 0 0 1 22.19 15.13A11.12 11.12 0 0 1 40.08 6.52A11.12 11.12 0 0 1 59.92 6.52Z"
      />
      <path
        className={isOnDark ? 'fill-cocoa' : 'fill-honey'}
        d="M50 22c2.5 9 16 21 16 35a16 16 0 0 1-32 0c0-14 13.5-26 16-35Z"
      />
      <path
        className="fill-none stroke-paper"
        strokeWidth="4"
        strokeLinecap="round"
        d="M42 59c.5 4.5 3 7.500 7 8.5"
      />
    </svg>
  );
}
