/** What is left out of a list, or not in a product, may still have touched it. */
export const TRACES = 'Everything is made in one kitchen, so traces of any allergen are possible.';

/** Above products that were chosen for what is not in them. */
export function TracesLine() {
  return <p className="mb-4 max-w-prose text-small text-cocoa-2">{TRACES}</p>;
}
