/** The language's own types do not yet know that a reviver is shown the digits as they were written. */
type Parse = (
  text: string,
  revive: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
) => unknown;
const parse = JSON.parse as Parse;

/**
 * Reads JSON and keeps the numbers under the given keys as the text they were written in: the provider counts its rows
 * beyond what a number of this language holds exactly.
 */
export function parseExact(text: string, keysOfIds: ReadonlySet<string>): unknown {
  return parse(text, (key, value, { source }) =>
    typeof value === 'number' && keysOfIds.has(key) ? source : value,
  );
}
