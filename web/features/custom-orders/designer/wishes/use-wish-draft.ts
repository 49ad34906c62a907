import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createDraftKeeper } from '../../../../ui/form/drafts/kept-draft.ts';
import { EMPTY_WISH, type WishDraft } from './wish-draft.ts';

export type HeldWish = ReturnType<typeof useWishDraft>;

/** Kept in this tab alone, because it holds a telephone number: a reload or signing in loses nothing. */
export function useWishDraft(productId: string) {
  const keeper = useMemo(
    () => createDraftKeeper<WishDraft>(() => window.sessionStorage, `cake-wish-1:${productId}`),
    [productId],
  );
  const [draft, setDraft] = useState(EMPTY_WISH);
  const [uploadingCount, noteUploads] = useState(0);
  // What is sent is what was typed last, also between two drawings.
  const latest = useRef(draft);

  useLayoutEffect(() => {
    const kept = keeper.read();
    if (!kept) return;
    latest.current = kept;
    setDraft(kept);
  }, [keeper]);

  const change = useCallback(
    (part: Partial<WishDraft>) => {
      latest.current = { ...latest.current, ...part };
      setDraft(latest.current);
      keeper.keep(latest.current);
    },
    [keeper],
  );
  const forget = useCallback(() => {
    latest.current = EMPTY_WISH;
    setDraft(EMPTY_WISH);
    keeper.forget();
  }, [keeper]);

  return {
    draft,
    read: useCallback(() => latest.current, []),
    change,
    forget,
    /** Pictures on their way: part of the wish, and waited for before it is sent. */
    uploadingCount,
    noteUploads,
  };
}
