/** Above what fits the needs of a search that nothing else answers: "Other products that fit: vegan, no egg". */
export function nameOthers(needs: readonly string[]): string {
  const fitting = needs.map((need) => need.charAt(0).toLowerCase() + need.slice(1));
  return `Other products that fit: ${fitting.join(', ')}`;
}
