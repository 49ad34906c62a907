import { useRevalidator } from 'react-router';
import { isConnectivityProblem } from '../../api/connectivity.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { RefreshIcon } from '../../ui/icons/direction.tsx';
import { AlertIcon, OfflineIcon } from '../../ui/icons/status.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';

/** In place of what could not be loaded on the way within the shop; trying again asks for the same. */
export function StoriesFailure({ error }: { readonly error: unknown }) {
  const { state, revalidate } = useRevalidator();
  const isTrying = state === 'loading';
  // A `TypeError` is a browser's word for a call that did not get through; its message differs from browser to browser.
  const isUnreachable = error instanceof TypeError || isConnectivityProblem(error);
  const FailureIcon = isUnreachable ? OfflineIcon : AlertIcon;
  return (
    <section className="wrap grid justify-items-center gap-3 py-16 text-center">
      <span className="scallop mb-1 grid size-18 place-items-center bg-honey">
        <FailureIcon className="size-7" />
      </span>
      <h1 className="text-fs-2">The stories did not arrive</h1>
      <p role="alert" className="max-w-words text-cocoa-2">
        {isUnreachable
          ? 'Network error. Please check your connection.'
          : 'An error occurred. Please try again.'}
      </p>
      <Button kind="line" onClick={() => void revalidate()} aria-disabled={isTrying} className="mt-2">
        {isTrying ? <Spinner /> : <RefreshIcon />}
        {isTrying ? 'Trying…' : 'Try again'}
      </Button>
    </section>
  );
}
