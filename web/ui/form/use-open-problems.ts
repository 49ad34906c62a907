import { useCallback, useState } from 'react';
import type { FieldProblems } from '../../../domain/refusal.ts';
import { forgetProblems } from './form-state.ts';

/** What was found wrong and not edited since. */
export function useOpenProblems(found: FieldProblems) {
  const [open, setOpen] = useState({ found, problems: found });
  if (open.found !== found) setOpen({ found, problems: found });
  const forget = useCallback(
    (edited: string) =>
      setOpen((before) => ({ ...before, problems: forgetProblems(before.problems, edited) })),
    [],
  );
  return { problems: open.problems, forget };
}
