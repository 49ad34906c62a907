import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { DesignedCake } from '../../../ui/pictures/designed-cake.tsx';
import { ProductPicture } from '../../../ui/pictures/product-picture.tsx';

/** The product's picture, or the very cake that was designed. */
export function LinePicture({ item: { picture, design, isSold } }: { readonly item: CartItem }) {
  const className = joinClasses(
    'aspect-square rounded-card phone:rounded-picture',
    !isSold && 'opacity-55 grayscale',
  );
  if (design) return <DesignedCake design={design.text} className={className} />;
  return (
    <ProductPicture
      picture={picture ?? undefined}
      alt=""
      sizes="(width > 760px) 132px, 88px"
      className={className}
    />
  );
}
