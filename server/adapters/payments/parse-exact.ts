/** The language's own types do not yet know that a reviver is shown the digits as they were written. */
type Parse = (
  text: string,
  revive: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
) => unknown;
const parse = JSON.parse as Parse;

/** Under these keys stand numbers of rows, which are beyond what a number of this language holds exactly. */
const KEYS_OF_IDS: ReadonlySet<string> = new Set(['id', 'transaction', 'transaction_id', 'dispute']);

/** Reads the provider's JSON and keeps the numbers of rows as the text they were written in; undefined: it is none. */
export function parseExact(text: string): unknown {
  try {
    return parse(text, (key, value, { source }) =>
      typeof value === 'number' && KEYS_OF_IDS.has(key) ? source : value,
    );
  } catch {
    return undefined;
  }
}
