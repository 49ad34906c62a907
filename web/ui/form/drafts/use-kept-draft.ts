import { useCallback, useState } from 'react';
import { useDraftKeeper } from './use-draft-keeper.ts';

export type KeptDraft<Value> = {
  readonly typed: Value;
  readonly change: (edit: (before: Value) => Value) => void;
  readonly clear: () => void;
};

/** What is being typed, kept with every change: for what is said once, without a form of its own. In the browser only. */
export function useKeptDraft<Value>(name: string, blank: Value): KeptDraft<Value> {
  const keeper = useDraftKeeper<Value>(name);
  const [typed, setTyped] = useState(() => keeper.read() ?? blank);
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
    keeper.forget();
  }, [keeper]);
  return { typed, change, clear };
}
