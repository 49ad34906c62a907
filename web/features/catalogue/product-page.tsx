import { data } from 'react-router';
import type { ProductAnswer } from '../../../contract/products.ts';
import { pageDataContext } from '../../page-data.ts';
import { titlePage } from '../../page-meta.ts';
import { preloadProductPicture } from '../../ui/pictures/product-picture.tsx';
import { preloadAvailability } from '../delivery/availability-context.tsx';
import type { Route } from './+types/product-page.ts';
import { CustomProduct } from './product/custom-product.tsx';
import { GALLERY_SIZES } from './product/gallery.tsx';
import { describeProductPage } from './product/product-meta.ts';
import { readSharedDesign } from './product/read-shared-design.server.ts';
import { ReadyMadeProduct } from './product/ready-made-product.tsx';

/** What is not in the shop window has no page: drafts and archived products are as unknown as a typing error. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const found = context.get(pageDataContext).readProduct(params.id);
  if (!found) throw data(null, { status: 404 });
  const design = found.product.isCustom ? readSharedDesign(new URL(request.url).searchParams) : null;
  return { ...found, design };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return titlePage('Page not found')({ matches });
  const { product, design } = loaderData;
  const [picture] = product.pictures;
  return [
    ...describeProductPage({ matches }, product, design),
    // The designer's cake is drawn; the product's own picture stands further down.
    ...(picture && !product.isCustom
      ? [{ tagName: 'link' as const, ...preloadProductPicture(picture, GALLERY_SIZES) }]
      : []),
    ...(product.isCustom
      ? []
      : [{ tagName: 'link' as const, ...preloadAvailability([chooseFirst(product)]) }]),
  ];
}

/** What the page shows before anybody has chosen. */
function chooseFirst({ id, sizes }: ProductAnswer) {
  return { productId: id, sizeId: sizes[0]?.id ?? null, quantity: 1 };
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related } = loaderData;
  // What was chosen for one product must not stay for the next.
  const Product = product.isCustom ? CustomProduct : ReadyMadeProduct;
  return <Product key={product.id} product={product} related={related} />;
}
