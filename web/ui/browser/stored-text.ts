/** What is needed of the browser’s window to keep something. */
export type StorageWindow = {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly addEventListener: (type: 'storage', listener: (event: Pick<StorageEvent, 'key'>) => void) => void;
  readonly removeEventListener: (
    type: 'storage',
    listener: (event: Pick<StorageEvent, 'key'>) => void,
  ) => void;
};

/** One text in the browser's storage. Where that is forbidden or full, this tab remembers it by itself. */
export function createStoredText(getWindow: () => StorageWindow, key: string) {
  let unsaved: { readonly text: string | null } | undefined;

  return {
    /** False once the browser has refused to keep it. */
    isStored: (): boolean => unsaved === undefined,

    read(): string | null {
      if (unsaved) return unsaved.text;
      try {
        return getWindow().localStorage.getItem(key);
      } catch {
        return null;
      }
    },

    write(text: string | null): void {
      try {
        const { localStorage } = getWindow();
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        unsaved = undefined;
      } catch {
        unsaved = { text };
      }
    },
  };
}
