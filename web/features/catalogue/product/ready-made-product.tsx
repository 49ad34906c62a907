import { useState } from 'react';
import type { ProductAnswer } from '../../../../contract/products.ts';
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx';
import { ProductReviews } from '../../reviews/product-reviews-context.tsx';
import { CardsSection } from '../catalogue-card-context.tsx';
import { writeListAddress } from '../list/address/list-address.ts';
import { NO_LIST_FILTER } from '../list/address/list-filter.ts';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { ProductFacts } from './product-facts.tsx';
import { splitDescription } from './split-description.ts';

type ReadyMadeProductProps = {
  readonly product: ProductAnswer;
  readonly related: readonly ProductAnswer[];
  /** Whoever edits a product looks at a page that the shop does not have yet. */
  readonly isPreview?: boolean;
};

export function ReadyMadeProduct({ product, related, isPreview = false }: ReadyMadeProductProps) {
  const [inscription, setInscription] = useState('');
  const [isTicked, setTicked] = useState(false);
  const isEggless = isTicked && product.egglessExtra !== null;
  const { pitch, paragraphs } = splitDescription(product.description);
  return (
    <div className="wrap max-phone:pb-4">
      <Breadcrumbs product={product} />
      <div
        data-toasts-aside
        className="grid items-start gap-5 phone:grid-cols-2 phone:gap-7 tablet:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] tablet:gap-14"
      >
        <Gallery product={product} inscription={inscription} />
        <BuyBox
          product={product}
          pitch={pitch}
          inscription={inscription}
          onInscribe={setInscription}
          isEggless={isEggless}
          onTickEggless={setTicked}
          isPreview={isPreview}
        />
      </div>
      <ProductFacts product={product} paragraphs={paragraphs} isEggless={isEggless} />
      {!isPreview && <ProductReviews product={product} />}
      <CardsSection title="You may also like" products={related} />
    </div>
  );
}

function Breadcrumbs({ product }: { readonly product: ProductAnswer }) {
  const { category, name } = product;
  const categoryAddress = writeListAddress({ ...NO_LIST_FILTER, category: [category] });
  return (
    <Breadcrumb
      steps={[
        { to: '/', name: 'Home' },
        { to: categoryAddress, name: category },
      ]}
      current={name}
      className="max-phone:hidden"
    />
  );
}
