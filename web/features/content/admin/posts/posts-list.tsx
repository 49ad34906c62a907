import { Link, useLocation } from 'react-router';
import type { AdminPostPage } from '../../../../../contract/content-admin.ts';
import { coverCupcakes } from '../../../../pictures/cover-cupcakes.ts';
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { Since } from '../../../../ui/formats/moment.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { type Column, Table } from '../../../../ui/lists/table.tsx';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { RowsSkeleton } from '../../../../ui/loading/rows-skeleton.tsx';
import { ShowMore } from '../../../../ui/loading/show-more.tsx';
import type { Pages } from '../../../../ui/loading/use-pages.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { ProductPicture } from '../../../../ui/pictures/product-picture.tsx';
import { NEW_POST_PATH, rememberPosts, writePostPath } from '../content-paths.ts';
import type { PostRow } from '../content-requests.ts';
import type { PostsQuery } from './posts-query.ts';
import { StandingBadge } from './standing-badge.tsx';

type PostsListProps = {
  readonly list: Pages<AdminPostPage>;
  readonly query: PostsQuery;
  readonly onClear: () => void;
};

export function PostsList({ list, query, onClear }: PostsListProps) {
  const { pages, status, failure, nextCursor, reload, loadMore } = list;
  const posts = pages.flatMap(({ data }) => data);
  if (status === 'failed') return <LoadFailure message={failure ?? ''} onRetry={reload} />;
  if (pages.length === 0) return <RowsSkeleton words="Loading the posts…" picture="h-14 w-18" />;
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

type NoPostsProps = { readonly query: PostsQuery; readonly onClear: () => void };

/** Either nothing was found, or nothing is written yet; what to do next differs. */
function NoPosts({ query: { search, standing }, onClear }: NoPostsProps) {
  const picture = <Picture picture={coverCupcakes} alt="" sizes="208px" className="object-[30%_50%]" />;
  if (search === '' && standing === null) {
    return (
      <EmptyState
        picture={picture}
        title="No posts yet"
        actions={
          <ButtonLink to={NEW_POST_PATH} kind="main">
            Write your first post
          </ButtonLink>
        }
      >
        Write about how you bake, how to store a cake or how much a party needs. It helps people find your
        shop.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={picture}
      title={search === '' ? 'No posts with this status' : `Nothing found for “${search}”`}
      actions={
        <Button kind="line" onClick={onClear}>
          Show all posts
        </Button>
      }
    >
      Try another word, or show all posts.
    </EmptyState>
  );
}

type PostsTableProps = { readonly posts: readonly PostRow[]; readonly isBusy: boolean };

const COLUMNS: readonly Column<PostRow>[] = [
  { heading: 'Post', cell: (post) => <PostCell post={post} /> },
  { heading: 'Status', cell: (post) => <StandingCell post={post} /> },
  { heading: 'Changed', cell: (post) => <ChangedCell post={post} />, onCard: 'none' },
];

function PostsTable({ posts, isBusy }: PostsTableProps) {
  return <Table caption="Posts" columns={COLUMNS} rows={posts} keyOf={({ id }) => id} isBusy={isBusy} />;
}

type PostCellProps = { readonly post: PostRow };

/** Its link reaches over the whole row, so that a thumb finds it. */
function PostCell({ post: { id, title, cover, tags } }: PostCellProps) {
  const { search } = useLocation();
  return (
    <span className="flex items-center gap-3.5 max-phone:items-start phone:min-w-72">
      <ProductPicture
        picture={cover ?? undefined}
        alt=""
        sizes="84px"
        className="h-14 w-18 flex-none rounded-card"
      />
      <span className="grid min-w-0 gap-0.5">
        <Link
          to={writePostPath(id)}
          state={rememberPosts(search)}
          className="leading-label font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <span className="text-small wrap-anywhere text-cocoa-2">{tags.join(', ')}</span>
      </span>
    </span>
  );
}

/** On a phone's card it says everything. */
function StandingCell({ post }: PostCellProps) {
  const { standing, publishedAt } = post;
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <StandingBadge standing={standing} />
      {standing === 'scheduled' && publishedAt !== null && (
        <span className="figures text-small whitespace-nowrap text-cocoa-2">{formatMoment(publishedAt)}</span>
      )}
      <span className="phone:hidden">
        <ChangedCell post={post} />
      </span>
    </span>
  );
}

function ChangedCell({ post: { updatedAt, updatedBy, deletedAt } }: PostCellProps) {
  // Its badge says what happened then.
  if (deletedAt !== null) {
    return (
      <span className="text-small text-cocoa-2">
        <Since at={deletedAt} />
      </span>
    );
  }
  return (
    <span className="text-small text-cocoa-2">
      <span className="phone:hidden">changed </span>
      <Since at={updatedAt} />
      {updatedBy !== null && ` by ${updatedBy}`}
    </span>
  );
}
