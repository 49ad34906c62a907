import { Link, useLocation } from 'react-router';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { Since } from '../../../../ui/formats/moment.tsx';
import { type Column, Table } from '../../../../ui/lists/table.tsx';
import { ProductPicture } from '../../../../ui/pictures/product-picture.tsx';
import { rememberPosts, writePostPath } from '../content-paths.ts';
import type { PostRow } from '../content-requests.ts';
import { StandingBadge } from './standing-badge.tsx';

type PostsTableProps = { readonly posts: readonly PostRow[]; readonly isBusy: boolean };

const COLUMNS: readonly Column<PostRow>[] = [
  { heading: 'Post', cell: (post) => <PostCell post={post} /> },
  { heading: 'Standing', cell: (post) => <StandingCell post={post} /> },
  { heading: 'Changed', cell: (post) => <ChangedCell post={post} />, onCard: 'none' },
];

export function PostsTable({ posts, isBusy }: PostsTableProps) {
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
