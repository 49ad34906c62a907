import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { isConnectivityProblem } from '../../../api/connectivity.ts';
import { Button } from '../../../ui/button.tsx';
import { RefreshIcon } from '../../../ui/icons/direction.tsx';
import { OfflineIcon } from '../../../ui/icons/status.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** In place of the list when it could not be loaded; trying again asks for the same list. */
export function ListFailure({ error }: { readonly error: unknown }) {
  const { state, revalidate } = useRevalidator();
  const isTrying = state === 'loading';
  return (
    <section className="wrap grid justify-items-center gap-3 py-16 text-center">
      <span className="scallop mb-1 grid size-18 place-items-center bg-honey">
        <OfflineIcon className="size-7" />
      </span>
      <h1 className="text-fs-2">Failed to load products</h1>
      <p role="alert" className="max-w-words text-cocoa-2">
        {describeFailure(error)}
      </p>
      <Button kind="line" onClick={() => void revalidate()} aria-disabled={isTrying} className="mt-2">
        {isTrying ? <Spinner /> : <RefreshIcon />}
        {isTrying ? 'Trying…' : 'Try again'}
      </Button>
    </section>
  );
}

function describeFailure(error: unknown): string {
  // A browser's word for a call that did not get through; its own words differ from browser to browser.
  if (error instanceof TypeError || isConnectivityProblem(error))
    return 'Network error. Please check your connection.';
  if (isRouteErrorResponse(error) || import.meta.env.PROD) return 'An error occurred. Please try again.';
  return error instanceof Error ? error.message : 'An error occurred. Please try again.';
}
