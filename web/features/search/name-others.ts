/** Above what fits the needs of a search that nothing else answers: "Other products: Vegan, No egg". */
export function nameOthers(needs: readonly string[]): string {
  return `Other products: ${needs.join(', ')}`;
}
