import { createContext, use, useMemo } from 'react';
import { createDraftKeeper, createOwnedDraftKeeper, type DraftKeeper } from './stored-draft.ts';

/** Who works here, by their id; null where visitors do, whose drafts end with the tab. */
export const DraftOwnerContext = createContext<string | null>(null);

/** Where unsaved work is kept: with a known owner over a closed tab and a new sign-in, for nobody but them. */
export function useDraftKeeper<Draft>(name: string): DraftKeeper<Draft> {
  const ownerId = use(DraftOwnerContext);
  return useMemo(
    () =>
      ownerId === null
        ? createDraftKeeper<Draft>(() => window.sessionStorage, name)
        : createOwnedDraftKeeper<Draft>(() => window.localStorage, { ownerId, name }, Date.now),
    [ownerId, name],
  );
}
