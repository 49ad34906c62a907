export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps unsaved work in this tab: a reload or a new sign-in does not lose it. The name changes when the shape of the draft does,
 * because an old one would fit the new form badly.
 */
export function createDraftKeeper<Draft>(openStorage: () => DraftStorage, name: string) {
  const key = `draft:${name}`;

  /** Storage can be full or forbidden; the form then works without it. */
  function attempt<Value>(work: (storage: DraftStorage) => Value): Value | null {
    try {
      return work(openStorage());
    } catch {
      return null;
    }
  }

  return {
    read(): Draft | null {
      const stored = attempt((storage) => storage.getItem(key));
      if (stored === null) return null;
      // Written by `keep` alone, in this tab.
      return attempt(() => JSON.parse(stored) as Draft);
    },
    keep(draft: Draft): void {
      attempt((storage) => storage.setItem(key, JSON.stringify(draft)));
    },
    forget(): void {
      attempt((storage) => storage.removeItem(key));
    },
  };
}
