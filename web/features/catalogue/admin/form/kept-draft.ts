import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import { createDraftKeeper, type DraftStorage } from '../../../../ui/form/drafts/kept-draft.ts';
import type { ProductFormValues } from './form-values.ts';

/** Grows when the shape of a draft changes: an old one would fit the new form badly. */
const FORM_AGE = 1;

/** What somebody typed and has not saved, and the product they began from; null for a new one. */
export type ProductDraft = { readonly base: AdminProduct | null; readonly values: ProductFormValues };

export function createProductDraftKeeper(openStorage: () => DraftStorage, productId: string | null) {
  const keeper = createDraftKeeper<ProductDraft>(openStorage, `product-${FORM_AGE}:${productId ?? ''}`);
  return {
    ...keeper,
    /** A picture that was still on its way cannot be kept: its file is gone with the page. */
    keep({ base, values }: ProductDraft): void {
      const pictures = values.pictures.filter(({ uploaded }) => uploaded !== null);
      keeper.keep({ base, values: { ...values, pictures } });
    },
  };
}
