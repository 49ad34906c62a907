import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { DesignedCake } from '../../../ui/designed-cake.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { ProductPicture } from '../../../ui/product-picture.tsx';

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
