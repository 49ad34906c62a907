import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';
import type { Loaded } from './use-loaded.ts';

type LoadedContentProps<Data> = {
  readonly loaded: Loaded<Data>;
  /** Said to a screen reader while the skeleton shows. */
  readonly waitingWords: string;
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** What was loaded, or why it was not, or the shape of it until then. */
export function LoadedContent<Data>({ loaded, waitingWords, skeleton, children }: LoadedContentProps<Data>) {
  const { data, failure, reload } = loaded;
  if (data !== undefined) return children(data);
  if (failure !== null) return <LoadFailure message={failure} onRetry={reload} />;
  return (
    <div role="status">
      <span className="visually-hidden">{waitingWords}</span>
      {skeleton}
    </div>
  );
}
