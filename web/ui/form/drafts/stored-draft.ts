import { DRAFT_PREFIX, type ListedStorage, listOwnedDrafts, OWNED_PREFIX } from './owned-drafts.ts';

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type DraftKeeper<Draft> = {
  readonly read: () => Draft | null;
  readonly keep: (draft: Draft) => void;
  readonly forget: () => void;
};

/**
 * Keeps unsaved work in this browser: a reload or a new sign-in does not lose it. The name changes when the shape of the draft
 * does, because an old one would fit the new form badly.
 */
export function createDraftKeeper<Draft>(openStorage: () => DraftStorage, name: string): DraftKeeper<Draft> {
  const key = `${DRAFT_PREFIX}${name}`;

  /** Storage can be full or forbidden; the form then works without it. */
  function attempt<Value>(work: (storage: DraftStorage) => Value): Value | null {
    try {
      return work(openStorage());
    } catch {
      return null;
    }
  }

  return {
    read() {
      const stored = attempt((storage) => storage.getItem(key));
      if (stored === null) return null;
      // Written by `keep` alone.
      return attempt(() => JSON.parse(stored) as Draft);
    },
    keep(draft) {
      attempt((storage) => storage.setItem(key, JSON.stringify(draft)));
    },
    forget() {
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** Customers' names may be in it, so what nobody comes back for does not stay. */
const OWNED_DRAFT_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

type OwnedDraft<Draft> = { readonly savedAt: number; readonly draft: Draft };

/** Keeps unsaved work for one person: nobody else who signs in at this browser is shown it. */
export function createOwnedDraftKeeper<Draft>(
  openStorage: () => ListedStorage,
  { ownerId, name }: { readonly ownerId: string; readonly name: string },
  now: () => number,
): DraftKeeper<Draft> {
  const keeper = createDraftKeeper<OwnedDraft<Draft>>(openStorage, `@${ownerId}:${name}`);
  return {
    read() {
      try {
        forgetOthers(openStorage(), ownerId, now());
      } catch {
        // Storage that is forbidden holds none.
      }
      return keeper.read()?.draft ?? null;
    },
    keep: (draft) => keeper.keep({ savedAt: now(), draft }),
    forget: keeper.forget,
  };
}

/** What is too old, and what another person typed at this browser. */
function forgetOthers(storage: ListedStorage, ownerId: string, now: number): void {
  for (const key of listOwnedDrafts(storage)) {
    const { savedAt }: { readonly savedAt?: unknown } = Object(readJson(storage.getItem(key)));
    const isFresh = typeof savedAt === 'number' && now - savedAt < OWNED_DRAFT_DAYS * DAY_MS;
    const isOwn = key.startsWith(`${OWNED_PREFIX}${ownerId}:`);
    if (!isFresh || !isOwn) storage.removeItem(key);
  }
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
