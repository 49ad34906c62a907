import OfflineIcon from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { useOnline } from '../browser/use-online.ts';
import { Note } from '../feedback/note.tsx';
import { LoadFailure } from './load-failure.tsx';
import type { Loaded } from './use-loaded.ts';

type LoadedContentProps<Data> = {
  readonly loaded: Loaded<Data>;
  /** Said to a screen reader while the skeleton shows. */
  readonly waitingWords: string;
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** What was loaded, or why it was not, or the shape of it until then. What came before a failure stays below it. */
export function LoadedContent<Data>({ loaded, waitingWords, skeleton, children }: LoadedContentProps<Data>) {
  const { data, failure, reload } = loaded;
  const isOnline = useOnline();
  const problem = failure !== null && <LoadFailure message={failure} onRetry={reload} />;
  if (data !== undefined) {
    return (
      <>
        {problem}
        {children(data)}
      </>
    );
  }
  // That there is no connection is said above, and what is missing is asked for by itself once there is one.
  if (problem && !isOnline) {
    return (
      <Note tone="warning" role="status" icon={OfflineIcon}>
        This will load by itself when you’re back online.
      </Note>
    );
  }
  if (problem) return problem;
  return (
    <div role="status">
      <span className="visually-hidden">{waitingWords}</span>
      {skeleton}
    </div>
  );
}
