import { ALLERGENS, type Allergen, isAllergen } from '../../../../domain/catalogue/allergens.ts';

/** Where this browser keeps what its shopper avoids; every tab reads the same place. */
export const AVOIDED_STORAGE_KEY = 'avoided-allergens';

export type AvoidedAllergens = ReadonlySet<Allergen>;

const NONE: AvoidedAllergens = new Set();

type StorageListener = (event: Pick<StorageEvent, 'key'>) => void;

/** What the choice needs of the browser's window. */
export type AvoidedWindow = {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly addEventListener: (type: 'storage', listener: StorageListener) => void;
  readonly removeEventListener: (type: 'storage', listener: StorageListener) => void;
};

/** Gives the same set as long as the kept text is the same, so that nothing is drawn anew for nothing. */
export function createAvoidedStorage(getWindow: () => AvoidedWindow) {
  const listeners = new Set<() => void>();
  let storedText = '';
  let avoided = NONE;

  function read(): AvoidedAllergens {
    const text = readText(getWindow()) ?? storedText;
    if (text !== storedText) {
      storedText = text;
      avoided = new Set(text.split(',').filter(isAllergen));
    }
    return avoided;
  }

  return {
    read,
    readOnServer: (): AvoidedAllergens => NONE,

    save(chosen: Iterable<Allergen>): void {
      const wanted = new Set(chosen);
      const text = ALLERGENS.filter((allergen) => wanted.has(allergen)).join(',');
      writeText(getWindow(), text);
      // Where storage is forbidden, the choice holds at least until the page is left.
      storedText = text;
      avoided = new Set(text.split(',').filter(isAllergen));
      for (const listener of listeners) listener();
    },

    /** Tells of changes here and in other tabs; a key of null means that everything was cleared. */
    subscribe(onChange: () => void): () => void {
      const page = getWindow();
      const listen: StorageListener = ({ key }) => {
        if (key === AVOIDED_STORAGE_KEY || key === null) onChange();
      };
      listeners.add(onChange);
      page.addEventListener('storage', listen);
      return () => {
        listeners.delete(onChange);
        page.removeEventListener('storage', listen);
      };
    },
  };
}

/** Undefined where storage is forbidden. */
function readText(page: AvoidedWindow): string | undefined {
  try {
    return page.localStorage.getItem(AVOIDED_STORAGE_KEY) ?? '';
  } catch {
    return undefined;
  }
}

function writeText(page: AvoidedWindow, text: string): void {
  try {
    if (text === '') page.localStorage.removeItem(AVOIDED_STORAGE_KEY);
    else page.localStorage.setItem(AVOIDED_STORAGE_KEY, text);
  } catch {
    // Kept in memory alone, then.
  }
}
