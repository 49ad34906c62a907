import type { DeskPostPage } from '../../../../../contract/content-admin.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { RowsSkeleton } from '../../../../ui/loading/rows-skeleton.tsx';
import { ShowMore } from '../../../../ui/loading/show-more.tsx';
import type { Pages } from '../../../../ui/loading/use-pages.ts';
import { NoPosts } from './no-posts.tsx';
import type { PostsQuery } from './posts-query.ts';
import { PostsTable } from './posts-table.tsx';

type PostsListProps = {
  readonly list: Pages<DeskPostPage>;
  readonly query: PostsQuery;
  readonly onClear: () => void;
};

export function PostsList({ list, query, onClear }: PostsListProps) {
  const { pages, status, failure, nextCursor, reload, loadMore } = list;
  const posts = pages.flatMap(({ data }) => data);
  if (status === 'failed') return <LoadFailure message={failure ?? ''} onRetry={reload} />;
  if (pages.length === 0) {
    return (
      <div role="status">
        <span className="visually-hidden">Loading the posts…</span>
        <RowsSkeleton picture="h-14 w-18" />
      </div>
    );
  }
  if (posts.length === 0) return <NoPosts query={query} onClear={onClear} />;
  return (
    <div className="grid gap-5">
      <Panel className="max-phone:py-1 phone:px-4 phone:py-2">
        <PostsTable posts={posts} isBusy={status === 'loading'} />
      </Panel>
      <ShowMore status={status} failure={failure} hasMore={nextCursor !== null} onMore={loadMore}>
        {posts.length === 1 ? 'One post shown' : `${posts.length} posts shown`}
      </ShowMore>
    </div>
  );
}
