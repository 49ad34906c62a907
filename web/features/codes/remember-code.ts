/** Where the browser keeps the code of its next order. */
export const CODE_KEY = 'oyin.code';

/** A link may carry a discount code. The page is everybody's, so the browser remembers it for the cart. Null: it carries none. */
export function rememberCode(): string | null {
  const code = new URLSearchParams(window.location.search).get('code');
  try {
    if (code) localStorage.setItem(CODE_KEY, code);
  } catch {
    // Where nothing may be stored, it can still be typed in.
  }
  return code;
}
