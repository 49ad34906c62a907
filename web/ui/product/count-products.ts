export function countProducts(count: number): string {
  return count === 1 ? '1 product' : `${count} products`;
}
