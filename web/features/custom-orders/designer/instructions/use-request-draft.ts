import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useDraftKeeper } from '../../../../ui/form/drafts/use-draft-keeper.ts';
import { EMPTY_REQUEST, type RequestDraft } from './request-draft.ts';

export type HoldInput = ReturnType<typeof useRequestDraft>;

/** Kept in this tab alone, because it holds a telephone number: a reload or signing in loses nothing. */
export function useRequestDraft(productId: string) {
  const keeper = useDraftKeeper<RequestDraft>(`cake-wish-1:${productId}`);
  const [draft, setDraft] = useState(EMPTY_REQUEST);
  const [uploadingCount, noteUploads] = useState(0);
  // What is sent is what was typed last, also between two drawings.
  const latest = useRef(draft);

  useLayoutEffect(() => {
    const stored = keeper.read();
    if (!stored) return;
    // What was kept before guests were asked for a name has none.
    latest.current = { ...EMPTY_REQUEST, ...stored };
    setDraft(latest.current);
  }, [keeper]);

  const change = useCallback(
    (part: Partial<RequestDraft>) => {
      latest.current = { ...latest.current, ...part };
      setDraft(latest.current);
      keeper.keep(latest.current);
    },
    [keeper],
  );
  const forget = useCallback(() => {
    latest.current = EMPTY_REQUEST;
    setDraft(EMPTY_REQUEST);
    keeper.forget();
  }, [keeper]);

  return {
    draft,
    read: useCallback(() => latest.current, []),
    change,
    forget,
    /** Pictures on their way: part of the request, and waited for before it is sent. */
    uploadingCount,
    noteUploads,
  };
}
