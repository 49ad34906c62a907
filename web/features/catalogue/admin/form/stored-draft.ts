import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import { createDraftKeeper, type DraftStorage } from '../../../../ui/form/drafts/stored-draft.ts';
import type { ProductFormValues } from './form-values.ts';

/** Grows when the shape of a draft changes: an old one would fit the new form badly. */
const FORM_AGE = 2;

/** What somebody typed and has not saved. */
export type ProductDraft = {
  /** The product they began from; null for a new one. */
  readonly base: AdminProduct | null;
  readonly values: ProductFormValues;
  /** Names the creation of a new one to the shop. */
  readonly key: string;
};

export function createProductDraftKeeper(openStorage: () => DraftStorage, productId: string | null) {
  const keeper = createDraftKeeper<ProductDraft>(openStorage, `product-${FORM_AGE}:${productId ?? ''}`);
  return {
    ...keeper,
    /** A picture that was still on its way cannot be kept: its file is gone with the page. */
    keep({ values, ...draft }: ProductDraft): void {
      const pictures = values.pictures.filter(({ uploaded }) => uploaded !== null);
      keeper.keep({ ...draft, values: { ...values, pictures } });
    },
  };
}
