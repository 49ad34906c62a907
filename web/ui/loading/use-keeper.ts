import { type ComponentType, useEffect, useState } from 'react';

type Keeper = ComponentType<{ readonly uid: string }>;

/** What keeps something the same on all devices of whoever is signed in; visitors never download it. `load` is the same each time. */
export function useKeeper(uid: string | undefined, load: () => Promise<Keeper>): Keeper | null {
  const [Keeper, setKeeper] = useState<Keeper | null>(null);
  const isNeeded = uid !== undefined;
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (loaded) => setKeeper(() => loaded),
      (error: unknown) => console.error('A background sync could not be loaded', error),
    );
  }, [isNeeded, load]);
  return Keeper;
}
