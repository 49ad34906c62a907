import { useEffect } from 'react';
import { readRemindedCartEndpoint } from '../../../../contract/cart-reminders.ts';
import { backgroundApi } from '../../../api/shop-api.ts';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { fillCart } from '../fill-cart-context.ts';
import { shopCart } from '../shop-cart.ts';

const LEFT_CART = /^#left=([\w-]+)\.([\w-]+)$/;

/** Fills the cart by the link of a reminder. Its key stands behind the #, which no server is sent, and leaves the address at once. */
export function useLeftCart(): void {
  useEffect(() => {
    const [, id, key] = LEFT_CART.exec(window.location.hash) ?? [];
    if (id === undefined || key === undefined) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    fillFromLink(id, key).catch((error: unknown) => showToast({ kind: 'error', text: describeError(error) }));
  }, []);
}

async function fillFromLink(id: string, key: string): Promise<void> {
  const { lines } = await backgroundApi.call(readRemindedCartEndpoint, { params: { id }, query: { key } });
  // In the browser it was left in, the cart is still there, and more in it than the mail may say.
  const items = shopCart.readItems();
  const isThere = ({ productId, sizeId }: (typeof lines)[number]) =>
    items.some((item) => item.id === productId && (item.size?.id ?? null) === sizeId);
  const missing = lines.filter((line) => !isThere(line));
  if (missing.length > 0) await fillCart(missing);
}
