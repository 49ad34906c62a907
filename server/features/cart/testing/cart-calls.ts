import { type CartLine, type StoredCart, storedCartSchema } from '../../../../contract/cart.ts';

type Ask = (path: string, body?: unknown) => Promise<Response>;
type Customer = { readonly userId: string };

export function makeLine(productId: string, quantity: number, choice: Partial<CartLine> = {}): CartLine {
  return {
    productId,
    sizeId: null,
    inscription: '',
    design: '',
    isEggless: false,
    name: `The ${productId}`,
    quantity,
    ...choice,
  };
}

export async function readCart({
  ask,
}: {
  readonly ask: (path: string) => Promise<Response>;
}): Promise<StoredCart> {
  return storedCartSchema.parse(await (await ask('/api/cart')).json());
}

export function saveCart(
  { userId, put }: Customer & { readonly put: Ask },
  version: number,
  lines: readonly unknown[],
): Promise<Response> {
  return put('/api/cart', { ownerId: userId, version, lines });
}

export function mergeCart(
  { userId, post }: Customer & { readonly post: Ask },
  guestCartId: string,
  lines: readonly unknown[],
): Promise<Response> {
  return post('/api/cart/merge', { ownerId: userId, guestCartId, lines });
}
