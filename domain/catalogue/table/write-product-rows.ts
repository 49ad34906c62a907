import { writeCsvRow } from '../../csv/write-csv.ts';
import { PRODUCT_COLUMNS, type ProductColumn, type ProductInTable } from './product-columns.ts';

type WrittenColumn = ProductColumn & { readonly write: NonNullable<ProductColumn['write']> };

export const WRITTEN_COLUMNS = PRODUCT_COLUMNS.filter(
  (column): column is WrittenColumn => column.write !== undefined,
);

export const HEADING_ROW = writeCsvRow(WRITTEN_COLUMNS.map(({ heading }) => heading));

/** One row, or one for each size with its own price; what is the same for all sizes is said on the first. */
export function writeProductRows(product: ProductInTable): string {
  const sizes = product.sizes.length === 0 ? [undefined] : product.sizes;
  return sizes
    .map((size, place) =>
      writeCsvRow(
        WRITTEN_COLUMNS.map(({ about, write }) =>
          about === 'product' && place > 0 ? '' : write(product, size),
        ),
      ),
    )
    .join('');
}
