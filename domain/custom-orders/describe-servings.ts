import { readPeople } from '../search/guest-count.ts';

/** How many a design feeds, and how many were asked for where that is more. */
export function describeServings(servings: number, instructions: string): string {
  const people = readPeople(instructions);
  return people > servings ? `about ${servings} – the request says ${people}` : `about ${servings}`;
}
