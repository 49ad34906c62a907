import { ProductCard } from '../../../../ui/product/product-card.tsx';
import type { ProductFormValues } from './form-values.ts';
import { previewProduct } from './preview-product.ts';

/** The product's card as it will stand in the shop, while it is being typed. It leads nowhere yet. A phone has a view of its own for it. */
export function ProductPreview({ values }: { readonly values: ProductFormValues }) {
  return (
    <aside
      aria-label="Preview"
      className="grid gap-3 max-phone:hidden max-rail:rounded-picture max-rail:border max-rail:border-crust max-rail:p-4 rail:sticky rail:top-[calc(var(--header-height)+--spacing(5))]"
    >
      <p className="text-label font-semibold text-cocoa-2">How customers will see it</p>
      <div inert className="w-full max-w-64 wrap-anywhere">
        <ProductCard product={previewProduct(values)} pictureSizes="256px" />
      </div>
    </aside>
  );
}
