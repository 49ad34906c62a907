import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import type { ProductFormValues } from './form-values.ts';

/** Grows when the shape of a draft changes: an old one would fit the new form badly. */
const FORM_AGE = 1;

/** What somebody typed and has not saved, and the product they began from; null for a new one. */
export type ProductDraft = { readonly base: AdminProduct | null; readonly values: ProductFormValues };

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the unsaved work on one product in this tab: a reload or a new sign-in does not lose it. */
export function createDraftKeeper(openStorage: () => DraftStorage, productId: string | null) {
  const key = `product-draft-${FORM_AGE}:${productId ?? ''}`;

  /** Storage can be full or forbidden; the form then works without it. */
  function attempt<Value>(work: (storage: DraftStorage) => Value): Value | null {
    try {
      return work(openStorage());
    } catch {
      return null;
    }
  }

  return {
    read(): ProductDraft | null {
      const kept = attempt((storage) => storage.getItem(key));
      if (kept === null) return null;
      // Written by `keep` alone, in this tab.
      return attempt(() => JSON.parse(kept) as ProductDraft);
    },
    /** A picture that was still on its way cannot be kept: its file is gone with the page. */
    keep({ base, values }: ProductDraft): void {
      const pictures = values.pictures.filter(({ uploaded }) => uploaded !== null);
      attempt((storage) => storage.setItem(key, JSON.stringify({ base, values: { ...values, pictures } })));
    },
    forget(): void {
      attempt((storage) => storage.removeItem(key));
    },
  };
}
