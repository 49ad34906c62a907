import { data } from 'react-router';
import { pageDataContext } from '../../page-data.ts';
import { findShopProfile, titlePage } from '../../page-meta.ts';
import { preloadProductPicture } from '../../ui/product-picture.tsx';
import type { Route } from './+types/product-page.ts';
import { Breadcrumbs } from './product/breadcrumbs.tsx';
import { BuyBox } from './product/buy/buy-box.tsx';
import { CustomProduct } from './product/custom-product.tsx';
import { GALLERY_SIZES, Gallery } from './product/gallery/gallery.tsx';
import { ProductFacts } from './product/product-facts.tsx';
import { describeProductPage } from './product/product-meta.ts';
import { RelatedProducts } from './product/related-products.tsx';
import { splitDescription } from './product/split-description.ts';

/** What is not in the shop window has no page: drafts and archived products are as unknown as a typing error. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const found = context.get(pageDataContext).readProduct(params.id);
  if (!found) throw data(null, { status: 404 });
  return { ...found, origin: new URL(request.url).origin };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return titlePage('Page not found')({ matches });
  const { product, origin } = loaderData;
  const [picture] = product.pictures;
  return [
    ...titlePage(product.name)({ matches }),
    ...describeProductPage(product, findShopProfile(matches).name, origin),
    // The designer's cake is drawn; the product's own picture stands further down.
    ...(picture && !product.isCustom
      ? [{ tagName: 'link' as const, ...preloadProductPicture(picture, GALLERY_SIZES) }]
      : []),
  ];
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related } = loaderData;
  if (product.isCustom) return <CustomProduct key={product.id} product={product} related={related} />;
  const { pitch, paragraphs } = splitDescription(product.description);
  return (
    // What was chosen for one product must not stay for the next.
    <div key={product.id} className="wrap max-phone:pb-4">
      <Breadcrumbs product={product} />
      <div className="grid items-start gap-5 phone:grid-cols-2 phone:gap-7 tablet:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] tablet:gap-14">
        <Gallery product={product} />
        <BuyBox product={product} pitch={pitch} />
      </div>
      <ProductFacts product={product} paragraphs={paragraphs} />
      <RelatedProducts products={related} />
    </div>
  );
}
