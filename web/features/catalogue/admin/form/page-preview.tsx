import type { ProductAnswer } from '../../../../../contract/products.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { ProductCard } from '../../../../ui/product/product-card.tsx';
import { AboutCustomProduct } from '../../product/about-custom-product.tsx';
import { ReadyMadeProduct } from '../../product/ready-made-product.tsx';
import { splitDescription } from '../../product/split-description.ts';
import type { ProductFormValues } from './form-values.ts';
import { previewProduct } from './preview-product.ts';

/** The product on the shelf and on its page, by the very parts that shoppers see, whether it is saved or not. */
export function PagePreview({ values }: { readonly values: ProductFormValues }) {
  const product = previewProduct(values);
  return (
    <div className="grid gap-6 pb-4">
      <section aria-label="In the product list" className="grid gap-3">
        <h2>In the product list</h2>
        <div inert className="w-full max-w-64 wrap-anywhere">
          <ProductCard product={product} pictureSizes="256px" />
        </div>
      </section>
      <section aria-label="Product page" className="grid gap-3">
        <h2>Product page</h2>
        <p className="text-small text-cocoa-2">
          A preview at this screen size. Links and buttons don’t work here.
        </p>
        {/* What is fixed to the screen in the shop is fixed to this frame. */}
        <div
          inert
          className="relative overflow-hidden rounded-picture border border-crust bg-cream wrap-anywhere contain-layout max-phone:pb-19"
        >
          {product.isCustom ? (
            <CustomPreview product={product} />
          ) : (
            // Another set of sizes is chosen from anew.
            <ReadyMadeProduct
              key={product.sizes.map(({ id }) => id).join()}
              product={product}
              related={[]}
              isPreview
            />
          )}
        </div>
      </section>
    </div>
  );
}

/** The designer itself is the same for every custom product. */
function CustomPreview({ product }: { readonly product: ProductAnswer }) {
  const { pitch } = splitDescription(product.description);
  return (
    <div className="wrap grid gap-5 py-6">
      <p className="font-display text-fs-2 font-semibold">{product.name}</p>
      {pitch !== '' && <p className="text-fs-4 text-pretty text-cocoa-2">{pitch}</p>}
      <Note tone="tip">The cake designer opens here.</Note>
      <AboutCustomProduct product={product} />
    </div>
  );
}
