import { useState } from 'react';
import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import type { ProductStatus } from '../../../../../domain/catalogue/product.ts';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useAuth } from '../../../users/auth-context.tsx';
import { archiveProduct, changeProduct } from '../product-requests.ts';

const DONE_WORDS: Readonly<Record<ProductStatus, (name: string) => string>> = {
  published: (name) => `${name} is published`,
  draft: (name) => `${name} is now a draft`,
  archived: (name) => `${name} is archived`,
};

export type ProductActions = {
  readonly moveTo: (product: AdminProduct, status: ProductStatus) => void;
  readonly askToArchive: (product: AdminProduct) => void;
};

/** Changes where products stand, each with a way back; `onChanged` hears when the list is out of date. */
export function useProductActions(onChanged: () => void) {
  const { currentUser } = useAuth();
  const [asked, setAsked] = useState<AdminProduct | null>(null);
  const [isAsking, setAsking] = useState(false);

  function notifyDone({ id, name, status: before }: AdminProduct, status: ProductStatus): void {
    onChanged();
    const undo = () => report(changeStatus(id, before).then(onChanged));
    showToast({ kind: 'success', text: DONE_WORDS[status](name), undo });
  }

  const changeStatus = (productId: string, status: ProductStatus) =>
    changeProduct(currentUser, productId, { status });

  function moveTo(product: AdminProduct, status: ProductStatus): void {
    report(changeStatus(product.id, status).then(() => notifyDone(product, status)));
  }

  async function archive(): Promise<void> {
    if (!asked) return;
    await archiveProduct(currentUser, asked.id);
    notifyDone(asked, 'archived');
  }

  return {
    moveTo,
    askToArchive(product: AdminProduct) {
      setAsked(product);
      setAsking(true);
    },
    question: { asked, isAsking, archive, close: () => setAsking(false) },
  };
}

function report(work: Promise<unknown>): void {
  work.catch((error: unknown) => showToast({ kind: 'error', text: describeError(error) }));
}
