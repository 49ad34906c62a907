import { useCallback, useState } from 'react';
import { isSame } from '../is-same.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';

export type SavedDraft<Value> = {
  readonly typed: Value;
  /** Whether what is shown was typed on an earlier visit. */
  readonly isRestored: boolean;
  readonly change: (edit: (before: Value) => Value) => void;
  readonly clear: () => void;
};

/** What is being typed, kept with every change: for what is said once, without a form of its own. In the browser only. */
export function useSavedDraft<Value>(name: string, blank: Value): SavedDraft<Value> {
  const keeper = useDraftKeeper<Value>(name);
  const [restored, setRestored] = useState(() => keeper.read());
  const [typed, setTyped] = useState(() => restored ?? blank);
  const change = useCallback(
    (edit: (before: Value) => Value) =>
      setTyped((before) => {
        const changed = edit(before);
        keeper.keep(changed);
        return changed;
      }),
    [keeper],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is blank stays the same
  const clear = useCallback(() => {
    setTyped(blank);
    setRestored(null);
    keeper.forget();
  }, [keeper]);
  return { typed, isRestored: restored !== null && !isSame(restored, blank), change, clear };
}
