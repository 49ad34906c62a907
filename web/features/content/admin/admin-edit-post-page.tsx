import { useCallback, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { AdminPost } from '../../../../contract/content-admin.ts';
import { titlePage } from '../../../page-meta.ts';
import { coverCupcakes } from '../../../pictures/cover-cupcakes.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DetailsFrame, DetailsHeader, DetailsSkeleton } from '../../../ui/layout/details-frame.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { POSTS_PATH, takePostsPath, writeStoryPath } from './content-paths.ts';
import { findPost } from './content-requests.ts';
import { DeletedPost } from './post/deleted-post.tsx';
import { PostForm } from './post/post-form.tsx';
import { StandingBadge } from './posts/standing-badge.tsx';

export const meta = titlePage('Edit post');

export default function AdminEditPostPage() {
  const { id = '' } = useParams();
  return <LoadedPost key={id} postId={id} />;
}

function LoadedPost({ postId }: { readonly postId: string }) {
  const post = useLoaded(useCallback((signal: AbortSignal) => findPost(postId, signal), [postId]));
  const { state } = useLocation();
  return (
    <DetailsFrame listPath={takePostsPath(state)} listName="All posts">
      <LoadedContent loaded={post} waitingWords="Loading the post…" skeleton={<DetailsSkeleton />}>
        {(found) => (found ? <EditedPost opened={found} /> : <NoSuchPost />)}
      </LoadedContent>
    </DetailsFrame>
  );
}

function EditedPost({ opened }: { readonly opened: AdminPost }) {
  const [post, setPost] = useState(opened);
  const { title, standing, slug } = post;
  if (standing === 'deleted') return <DeletedPost post={post} onRestored={setPost} />;
  return (
    <>
      <DetailsHeader title={title} shopPath={standing === 'published' ? writeStoryPath(slug) : undefined}>
        <StandingBadge standing={standing} />
      </DetailsHeader>
      <PostForm post={post} onSaved={setPost} />
    </>
  );
}

function NoSuchPost() {
  return (
    <EmptyState
      level={1}
      picture={<Picture picture={coverCupcakes} alt="" sizes="208px" className="object-[30%_50%]" />}
      title="Post not found"
      actions={
        <ButtonLink to={POSTS_PATH} kind="main">
          All posts
        </ButtonLink>
      }
    >
      It may have been permanently deleted.
    </EmptyState>
  );
}
