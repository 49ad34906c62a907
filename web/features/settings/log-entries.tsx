import type { ReactNode } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import type { Pages } from '../../ui/loading/use-pages.ts';

type LogEntriesProps<Entry> = {
  readonly log: Pages<{ readonly data: readonly Entry[] }>;
  /** What the list holds, for whoever hears it. */
  readonly label: string;
  readonly loading: string;
  readonly whenEmpty: string;
  readonly children: (entry: Entry) => ReactNode;
};

/** A log that is read page by page, with what is there while it loads, fails or holds nothing. */
export function LogEntries<Entry>({ log, label, loading, whenEmpty, children }: LogEntriesProps<Entry>) {
  const { pages, status, failure, nextCursor, reload, loadMore } = log;
  const entries = pages.flatMap(({ data }) => data);
  // After a failure what is still there may be about something else.
  if (status === 'failed') return <LoadFailure message={failure ?? ''} onRetry={reload} />;
  if (pages.length === 0) {
    return (
      <div role="status">
        <span className="visually-hidden">{loading}</span>
        <Skeleton className="h-80 rounded-picture" />
      </div>
    );
  }
  if (entries.length === 0) return <p className="text-cocoa-2">{whenEmpty}</p>;
  return (
    <div className="grid gap-4">
      <Panel>
        <ol aria-label={label} aria-busy={status === 'loading'} className="grid">
          {entries.map(children)}
        </ol>
      </Panel>
      {nextCursor !== null && (
        <ShowMore status={status} failure={failure} hasMore onMore={loadMore}>
          {`${entries.length} entries shown`}
        </ShowMore>
      )}
    </div>
  );
}
