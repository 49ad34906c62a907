import type { ReactNode } from 'react';
import { ButtonLink } from '../buttons/button.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Spinner } from './spinner.tsx';

type OpeningLinkProps = {
  readonly title: string;
  /** Why it could not be opened this time. */
  readonly failure?: string | undefined;
  readonly onRetry: () => void;
  /** Instead of the rest: why the link leads nowhere. */
  readonly children?: ReactNode;
};

/** A page whose link is being opened, or could not be. */
export function OpeningLink({ title, failure, onRetry, children }: OpeningLinkProps) {
  return (
    <div className="wrap grid min-h-80 content-center justify-items-center gap-4 py-12 text-center">
      <h1>{title}</h1>
      {children ||
        (failure !== undefined ? (
          <LoadFailure message={failure} onRetry={onRetry} />
        ) : (
          <p role="status" className="flex items-center gap-3">
            <Spinner />
            Opening…
          </p>
        ))}
    </div>
  );
}

export function DeadLink({ message }: { readonly message: string }) {
  return (
    <>
      <p className="max-w-words">{message}</p>
      <ButtonLink to="/contact" kind="main">
        Contact us
      </ButtonLink>
    </>
  );
}
