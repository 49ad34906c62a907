type Raw = { readonly rawJSON: (text: string) => unknown };

/** Written into JSON as a number with all its digits; the language's own types do not know it yet. */
export function exactNumber(digits: string): unknown {
  return (JSON as unknown as Raw).rawJSON(digits);
}
