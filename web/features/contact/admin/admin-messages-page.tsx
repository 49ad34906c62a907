import { useCallback, useEffect } from 'react';
import { listContactMessagesEndpoint } from '../../../../contract/contact.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { shopNews } from '../../../api/shop-news.ts';
import { titlePage } from '../../../page-meta.ts';
import { coverCupcakes } from '../../../pictures/cover-cupcakes.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../../ui/loading/show-more.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { usePages } from '../../../ui/loading/use-pages.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { MessageList } from './message-list.tsx';

const CARDS = [1, 2, 3];

function MessagesSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="visually-hidden">Loading the messages…</span>
      {CARDS.map((card) => (
        <Panel key={card} className="grid gap-3">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-4 w-full max-w-measure" />
          <Skeleton className="h-4 w-2/3 max-w-120" />
          <Skeleton className="mt-2 h-11 w-60 rounded-pill" />
        </Panel>
      ))}
    </div>
  );
}

export const meta = titlePage('Messages');

export default function AdminMessagesPage() {
  return (
    <>
      <PageHeading title="Messages">Sent from your contact page. Unanswered ones first.</PageHeading>
      <Messages />
    </>
  );
}

function Messages() {
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) =>
      shopApi.call(listContactMessagesEndpoint, { query: { cursor }, signal }),
    [],
  );
  const { pages, status, failure, nextCursor, reload, loadMore } = usePages(loadPage);
  useMessageNews(reload);
  const [first] = pages;
  if (status === 'failed') return <LoadFailure message={failure ?? ''} onRetry={reload} />;
  if (!first) return <MessagesSkeleton />;
  if (first.total === 0) {
    return (
      <EmptyState
        picture={<Picture picture={coverCupcakes} alt="" sizes="208px" className="object-[30%_50%]" />}
        title="No messages yet"
      >
        Messages from the contact page appear here and in your email.
      </EmptyState>
    );
  }
  const messages = pages.flatMap(({ data }) => data);
  return (
    <div className="grid gap-5">
      <MessageList messages={messages} firstPage={first} />
      <ShowMore status={status} failure={failure} hasMore={nextCursor !== null} onMore={loadMore}>
        {`${messages.length} of ${first.total} ${first.total === 1 ? 'message' : 'messages'}`}
      </ShowMore>
    </div>
  );
}

/** A new message comes with a notification, and so does the news of it. */
function useMessageNews(onNews: () => void): void {
  useEffect(
    () =>
      shopNews.listen(({ kind }) => {
        if (kind === 'notification') onNews();
      }),
    [onNews],
  );
}
