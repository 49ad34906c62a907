import { useCallback, useState } from 'react';

export type Chosen = ReturnType<typeof useChosen>;

/** Which rows of a list are chosen; whoever asks leaves out what is no longer listed. */
export function useChosen() {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback(
    (id: string, isChosen: boolean) =>
      setChosenIds((before) => {
        const after = new Set(before);
        if (isChosen) after.add(id);
        else after.delete(id);
        return after;
      }),
    [],
  );
  return {
    has: (id: string) => chosenIds.has(id),
    choose,
    chooseOnly: (wanted: Iterable<string>) => setChosenIds(new Set(wanted)),
  };
}
