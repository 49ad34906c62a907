import { useCallback, useMemo, useState } from 'react';
import { createDraftKeeper } from '../../../../ui/form/drafts/stored-draft.ts';
import { EMPTY_MESSAGE, type TypedMessage } from './outbox.ts';

export type MessageDraft = ReturnType<typeof useMessageDraft>;

/** What is being written, kept in this tab with every change so that a reload loses nothing. In the browser only. */
export function useMessageDraft(name: string) {
  const keeper = useMemo(
    () => createDraftKeeper<TypedMessage>(() => window.sessionStorage, `message-1:${name}`),
    [name],
  );
  const [typed, setTyped] = useState(() => keeper.read() ?? EMPTY_MESSAGE);
  const change = useCallback(
    (edit: (before: TypedMessage) => TypedMessage) =>
      setTyped((before) => {
        const changed = edit(before);
        keeper.keep(changed);
        return changed;
      }),
    [keeper],
  );
  const clear = useCallback(() => {
    setTyped(EMPTY_MESSAGE);
    keeper.forget();
  }, [keeper]);
  return { typed, change, clear };
}
