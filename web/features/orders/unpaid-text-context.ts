/** Where this browser remembers the order that it left before it was paid. */
const UNPAID_ORDER_KEY = 'unpaid-order';

const listeners = new Set<() => void>();

export function readUnpaidText(): string | null {
  try {
    return window.localStorage.getItem(UNPAID_ORDER_KEY);
  } catch {
    return null;
  }
}

export function watchUnpaidText(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  listeners.add(onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    listeners.delete(onChange);
  };
}

/** Null: there is none any more. */
export function writeUnpaidText(text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(UNPAID_ORDER_KEY);
    else window.localStorage.setItem(UNPAID_ORDER_KEY, text);
  } catch {
    // Where nothing may be stored, the email still leads back to the order.
    return;
  }
  for (const listener of listeners) listener();
}
