import { useCallback } from 'react';
import { listAdminProductsEndpoint } from '../../../../../contract/product-changes.ts';
import { findUsualVatClass, type VatClass } from '../../../../../domain/catalogue/vat.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import type { ProductEditing } from './use-product-form.ts';

type UsualVatProps = {
  readonly form: ProductEditing;
  /** One that is in use. */
  readonly category: string;
  readonly nameOf: (vatClass: VatClass) => string;
};

/** Bread is mostly sold without VAT: a new loaf is not taxed only because nobody looked. */
export function UsualVat({ form: { values, change }, category, nameOf }: UsualVatProps) {
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(listAdminProductsEndpoint, { query: { category }, signal }),
    [category],
  );
  const { data: alike } = useLoaded(load);
  const others = alike?.data.filter(({ id }) => id !== values.id) ?? [];
  const usual = findUsualVatClass(others.map(({ vatClass }) => vatClass));
  if (usual === null || usual === values.vatClass) return null;
  return (
    <Note tone="tip" role="status">
      <p>
        Most products in {category} are “{nameOf(usual)}” for VAT.
      </p>
      <Button kind="paper" size="s" onClick={() => change({ vatClass: usual })} className="mt-2">
        Use “{nameOf(usual)}”
      </Button>
    </Note>
  );
}
