import { Button } from '../buttons/button.tsx';
import { Note } from '../feedback/note.tsx';
import type { PagesState } from './pages-state.ts';
import { Spinner } from './spinner.tsx';

type ShowMoreProps = {
  readonly status: PagesState<unknown>['status'];
  readonly failure: string | null;
  readonly hasMore: boolean;
  /** How much of the list is there, in words. */
  readonly children: string;
  readonly onMore: () => void;
};

/** Below a list that comes page by page: how much is shown, and the way to the rest. */
export function ShowMore({ status, failure, hasMore, children, onMore }: ShowMoreProps) {
  const isLoading = status === 'loading-more';
  return (
    <div className="grid justify-items-center gap-3">
      {status === 'failed-more' && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <p role="status" className="text-small text-cocoa-2">
        {children}
      </p>
      {hasMore && (
        <Button kind="paper" size="s" onClick={onMore} aria-disabled={isLoading || status === 'loading'}>
          {isLoading && <Spinner />}
          {isLoading ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
