/** Where this browser keeps an order that waits for a line: for every tab, and until it is sent or called off. */
export const WAITING_ORDER_KEY = 'waiting-order';

const listeners = new Set<() => void>();

/** Null where nothing waits, and where storage is forbidden. */
export function readWaitingText(): string | null {
  try {
    return window.localStorage.getItem(WAITING_ORDER_KEY);
  } catch {
    return null;
  }
}

/** False where it could not be kept, and so must not be promised. */
export function writeWaitingText(text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(WAITING_ORDER_KEY);
    else window.localStorage.setItem(WAITING_ORDER_KEY, text);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

export function watchWaitingText(onChange: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === WAITING_ORDER_KEY || key === null) onChange();
  };
  window.addEventListener('storage', handleStorage);
  listeners.add(onChange);
  return () => {
    window.removeEventListener('storage', handleStorage);
    listeners.delete(onChange);
  };
}
