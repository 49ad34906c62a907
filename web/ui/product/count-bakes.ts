export function countBakes(count: number): string {
  return count === 1 ? '1 bake' : `${count} bakes`;
}
