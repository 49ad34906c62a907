/** Where a page was left: how far down, and by which of its links. */
export type LeftPlace = {
  readonly top: number;
  readonly link: string | null;
  /** Nothing of the footer was in sight. */
  readonly isAboveFooter?: boolean;
};

const STORAGE_KEY = 'left-places';
/** More steps than anybody goes back. */
const PLACES_MAX = 50;

type PlaceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The places of this tab, by entry of its history. They outlive a reload, as the history does. */
export function createLeftPlaces(findStorage: () => PlaceStorage) {
  const read = (): readonly (readonly [string, LeftPlace])[] => {
    try {
      const stored: unknown = JSON.parse(findStorage().getItem(STORAGE_KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isEntry) : [];
    } catch {
      // Storage can be forbidden; then a page begins at its top again.
      return [];
    }
  };

  return {
    find: (entry: string): LeftPlace | undefined => read().find(([name]) => name === entry)?.[1],

    keep(entry: string, place: LeftPlace): void {
      const others = read().filter(([name]) => name !== entry);
      try {
        const places = [...others, [entry, place] as const].slice(-PLACES_MAX);
        findStorage().setItem(STORAGE_KEY, JSON.stringify(places));
      } catch {
        // Full or forbidden.
      }
    },
  };
}

function isEntry(value: unknown): value is readonly [string, LeftPlace] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const { top, link }: Partial<Record<keyof LeftPlace, unknown>> = value[1] ?? {};
  return typeof top === 'number' && (link === null || typeof link === 'string');
}
