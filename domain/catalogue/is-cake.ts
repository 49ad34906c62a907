/** As the owner's categories say it: cakes, cheesecakes, cupcakes. */
export function isCake({ category }: { readonly category: string }): boolean {
  return /cakes?\b/iu.test(category);
}
