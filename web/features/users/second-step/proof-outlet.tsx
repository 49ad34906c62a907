import { lazy, Suspense, useEffect, useState } from 'react';
import { offerProof } from '../../../api/shop-api.ts';

const ProofDialog = lazy(() => import('./proof-dialog.tsx'));

type Question = { readonly answer: (isProven: boolean) => void };

/** Where a screen asks once more who somebody is, in the middle of what they do. */
export function ProofOutlet() {
  const [questions, setQuestions] = useState<readonly Question[]>([]);

  useEffect(
    () =>
      offerProof(
        () =>
          new Promise((resolve) => {
            setQuestions((asked) => [...asked, { answer: resolve }]);
          }),
      ),
    [],
  );

  /** Of calls that wait at the same time one proof is enough for all. */
  function close(isProven: boolean) {
    for (const { answer } of questions) answer(isProven);
    setQuestions([]);
  }

  if (questions.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog onClose={close} />
    </Suspense>
  );
}
