/** How many per cent of all each is: whole numbers that come to 100, the largest remainders rounded up. */
export function computePercentages(amounts: readonly number[]): readonly number[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  if (whole <= 0) return amounts.map(() => 0);
  const exact = amounts.map((amount) => (amount / whole) * 100);
  const floors = exact.map(Math.floor);
  const missing = 100 - floors.reduce((sum, floor) => sum + floor, 0);
  const roundedUp = new Set(
    exact
      .map((percentage, place) => ({ place, remainder: percentage - Math.floor(percentage) }))
      .toSorted((one, other) => other.remainder - one.remainder || one.place - other.place)
      .slice(0, missing)
      .map(({ place }) => place),
  );
  return floors.map((floor, place) => (roundedUp.has(place) ? floor + 1 : floor));
}
