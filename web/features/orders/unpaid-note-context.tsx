import { Suspense, useSyncExternalStore } from 'react';
import { createLatePart } from '../../ui/loading/late-part.tsx';
import { readUnpaidText, watchUnpaidText } from './unpaid-text-context.ts';

const UnpaidNote = createLatePart({
  load: () => import('./unpaid-note.tsx'),
  showFailure: () => null,
});

/** Whoever left the payment page finds the way back. Pages are the same for everybody: the browser knows this by itself. */
export function UnpaidOutlet({ isAtFoot = false }: { readonly isAtFoot?: boolean }) {
  const text = useSyncExternalStore(watchUnpaidText, readUnpaidText, () => null);
  return <Suspense>{text !== null && <UnpaidNote text={text} isAtFoot={isAtFoot} />}</Suspense>;
}
