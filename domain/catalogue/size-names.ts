type Named = { readonly name: string };

/** Sizes that a shopper could not tell from an earlier one, whatever their capitals. */
export function findNamesakeSizes<Size extends Named>(
  sizes: readonly Size[],
): readonly { readonly size: Size; readonly index: number; readonly earlier: Size }[] {
  const firsts = new Map<string, Size>();
  return sizes.flatMap((size, index) => {
    const key = size.name.trim().toLowerCase();
    const earlier = firsts.get(key);
    if (earlier) return [{ size, index, earlier }];
    firsts.set(key, size);
    return [];
  });
}
