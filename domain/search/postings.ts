import { OCCURRENCE_BITS } from './ranking.ts';

/**
 * In which products a word stands, and where: product number and occurrence packed in one number, in ascending order.
 * Plain lists of small integers are walked faster than any map, and a hundred thousand of them fit where a map would hold ten thousand.
 */
export type Postings = number[];

const OCCURRENCES = 2 ** OCCURRENCE_BITS;

export function addPosting(postings: Postings, productNumber: number, occurrence: number): void {
  const posting = productNumber * OCCURRENCES + occurrence;
  const last = postings.at(-1);
  if (last === undefined || last < posting) postings.push(posting);
  else postings.splice(findPlace(postings, productNumber), 0, posting);
}

export function removePosting(postings: Postings, productNumber: number): void {
  postings.splice(findPlace(postings, productNumber), 1);
}

export function productNumberOf(posting: number): number {
  return posting >>> OCCURRENCE_BITS;
}

export function occurrenceOf(posting: number): number {
  return posting & (OCCURRENCES - 1);
}

/** Where the product's posting is, or would be. */
function findPlace(postings: Postings, productNumber: number): number {
  const wanted = productNumber * OCCURRENCES;
  let low = 0;
  let high = postings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
