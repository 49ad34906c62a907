/** Those that were given a place come first and in that order, the others follow in the order of the alphabet. */
export function compareCategories(order: readonly string[]): (one: string, other: string) => number {
  const places = new Map(order.map((name, place) => [name, place]));
  return (one, other) => {
    const place = places.get(one) ?? order.length;
    const otherPlace = places.get(other) ?? order.length;
    return place - otherPlace || one.localeCompare(other, 'en');
  };
}
