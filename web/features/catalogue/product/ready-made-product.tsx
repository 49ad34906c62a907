import type { ProductAnswer } from '../../../../contract/products.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { BuyBox } from './buy/buy-box.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { ProductFacts } from './product-facts.tsx';
import { RelatedProducts } from './related-products.tsx';
import { splitDescription } from './split-description.ts';

type ReadyMadeProductProps = {
  readonly product: ProductAnswer;
  readonly related: readonly ProductAnswer[];
  /** Whoever edits a product looks at a page that the shop does not have yet. */
  readonly isPreview?: boolean;
};

export function ReadyMadeProduct({ product, related, isPreview = false }: ReadyMadeProductProps) {
  const { pitch, paragraphs } = splitDescription(product.description);
  return (
    <div className="wrap max-phone:pb-4">
      <Breadcrumbs product={product} />
      <div className="grid items-start gap-5 phone:grid-cols-2 phone:gap-7 tablet:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] tablet:gap-14">
        <Gallery product={product} />
        <BuyBox product={product} pitch={pitch} isPreview={isPreview} />
      </div>
      <ProductFacts product={product} paragraphs={paragraphs} />
      <RelatedProducts products={related} />
    </div>
  );
}
