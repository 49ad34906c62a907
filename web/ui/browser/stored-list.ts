import { createStoredText, type StorageWindow } from './stored-text.ts';

/**
 * A list in the browser's storage, which every tab shows. Reading gives the same list as long as the stored text is the same, so
 * that nothing is drawn anew for nothing.
 */
export function createStoredList<Item>(
  getWindow: () => StorageWindow,
  key: string,
  parse: (text: string | null) => readonly Item[],
) {
  const stored = createStoredText(getWindow, key);
  const listeners = new Set<() => void>();
  let knownText: string | null = null;
  let items = parse(null);

  function notify(): void {
    for (const listener of listeners) listener();
  }

  return {
    isStored: stored.isStored,

    read(): readonly Item[] {
      const text = stored.read();
      if (text !== knownText) {
        knownText = text;
        items = parse(text);
      }
      return items;
    },

    write(changed: readonly Item[]): void {
      items = changed;
      knownText = JSON.stringify(changed);
      stored.write(knownText);
      notify();
    },

    notify,

    /** Tells of changes in this and in other tabs; a key of null means that everything was cleared. */
    subscribe(onChange: () => void): () => void {
      const page = getWindow();
      const listen = (event: Pick<StorageEvent, 'key'>) => {
        if (event.key === key || event.key === null) onChange();
      };
      page.addEventListener('storage', listen);
      listeners.add(onChange);
      return () => {
        page.removeEventListener('storage', listen);
        listeners.delete(onChange);
      };
    },
  };
}
