import { createStoredText, type StorageWindow } from '../../../ui/browser/stored-text.ts';

const OWNER_KEY = 'wishlist-owner';

/** Whose list this browser holds, and what of it the server has. */
export type WishlistOwner = { readonly uid: string; readonly base: readonly string[] };

export function createOwnerStore(getWindow: () => StorageWindow) {
  const stored = createStoredText(getWindow, OWNER_KEY);
  return {
    /** Unreadable is a guest's: then nothing is lost, and the server's limits hold. */
    read(): WishlistOwner | null {
      try {
        const { uid, base }: Record<string, unknown> = Object(JSON.parse(stored.read() ?? 'null'));
        if (typeof uid !== 'string' || !Array.isArray(base)) return null;
        return { uid, base: base.filter((id) => typeof id === 'string') };
      } catch {
        return null;
      }
    },
    write: (owner: WishlistOwner) => stored.write(JSON.stringify(owner)),
  };
}
export type OwnerStore = ReturnType<typeof createOwnerStore>;
