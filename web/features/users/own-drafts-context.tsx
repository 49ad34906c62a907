import type { ReactNode } from 'react';
import { DraftOwnerContext } from '../../ui/form/drafts/use-draft-keeper.ts';
import { useAuth } from './auth-context.tsx';

/** What a person types while signed in is kept for them alone, over a closed tab and a session that ends. */
export function OwnDrafts({ children }: { readonly children: ReactNode }) {
  const uid = useAuth().currentUser?.uid ?? null;
  return <DraftOwnerContext value={uid}>{children}</DraftOwnerContext>;
}
