import { type Logo, type ShopBrand, writeBrandPath } from '../../../domain/shop/brand/brand.ts';
import { joinClasses } from '../../ui/join-classes.ts';

/** As its file is made: twice as high as it is shown. */
const SHOWN_HEIGHT = 40;

type ShopLogoProps = {
  readonly brand: ShopBrand;
  readonly logo: Logo;
  /** Blank where the shop's name stands beside it. */
  readonly alt: string;
  readonly className?: string | undefined;
};

/** The owner's own logo, made for light ground: in the dark it stands on a plate. */
export function ShopLogo({ brand, logo, alt, className }: ShopLogoProps) {
  return (
    <img
      src={writeBrandPath(brand.mark, 'logo.webp')}
      alt={alt}
      width={Math.round((SHOWN_HEIGHT * logo.width) / logo.height)}
      height={SHOWN_HEIGHT}
      className={joinClasses(
        'h-8.5 w-auto max-w-44 flex-none object-contain phone:h-10 dark:rounded-small dark:bg-on-dark dark:p-1',
        className,
      )}
    />
  );
}
