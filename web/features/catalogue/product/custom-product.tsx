import type { ProductAnswer } from '../../../../contract/products.ts';
import { CakeDesigner } from '../../custom-orders/designer-context.tsx';
import { ProductReviews } from '../../reviews/product-reviews-context.tsx';
import { CardsSection } from '../catalogue-card-context.tsx';
import { AboutCustomProduct } from './about-custom-product.tsx';
import { splitDescription } from './split-description.ts';

type CustomProductProps = {
  readonly product: ProductAnswer;
  readonly related: readonly ProductAnswer[];
};

/** What is made to a design is designed here: price, allergens and notice are the design's and not the product's. */
export function CustomProduct({ product, related }: CustomProductProps) {
  const { pitch } = splitDescription(product.description);
  return (
    <>
      <CakeDesigner product={product} pitch={pitch} />
      <div className="wrap max-phone:pb-4">
        <AboutCustomProduct product={product} />
        <ProductReviews product={product} />
        <CardsSection title="You may also like" products={related} />
      </div>
    </>
  );
}
