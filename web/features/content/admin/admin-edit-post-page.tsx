import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import type { AdminPost } from '../../../../contract/content-admin.ts';
import { titlePage } from '../../../page-meta.ts';
import { coverCupcakes } from '../../../pictures/cover-cupcakes.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { POSTS_PATH, writeStoryPath } from './content-paths.ts';
import { findPost } from './content-requests.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { DeletedPost } from './post/deleted-post.tsx';
import { PostForm } from './post/post-form.tsx';
import { PostsLink } from './post/posts-link.tsx';
import { StandingBadge } from './posts/standing-badge.tsx';
import { ShopLink } from './shop-link.tsx';

export const meta = titlePage('Edit post');

export default function AdminEditPostPage() {
  const { id = '' } = useParams();
  return <LoadedPost key={id} postId={id} />;
}

function LoadedPost({ postId }: { readonly postId: string }) {
  const post = useLoaded(useCallback((signal: AbortSignal) => findPost(postId, signal), [postId]));
  return (
    <div className="pt-5 phone:pt-7">
      <PostsLink />
      <LoadedContent loaded={post} waitingWords="Loading the post…" skeleton={<EditorSkeleton />}>
        {(found) => (found ? <EditedPost opened={found} /> : <NoSuchPost />)}
      </LoadedContent>
    </div>
  );
}

function EditedPost({ opened }: { readonly opened: AdminPost }) {
  const [post, setPost] = useState(opened);
  const { title, standing, slug } = post;
  if (standing === 'deleted') return <DeletedPost post={post} onRestored={setPost} />;
  return (
    <>
      <header className="mt-2 mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="wrap-anywhere">{title}</h1>
        <StandingBadge standing={standing} />
        {standing === 'published' && <ShopLink to={writeStoryPath(slug)} />}
      </header>
      <PostForm post={post} onSaved={setPost} />
    </>
  );
}

function NoSuchPost() {
  return (
    <EmptyState
      level={1}
      picture={<Picture picture={coverCupcakes} alt="" sizes="208px" className="object-[30%_50%]" />}
      title="No such post"
      actions={
        <ButtonLink to={POSTS_PATH} kind="main">
          All posts
        </ButtonLink>
      }
    >
      It was deleted for good, or its address was never one.
    </EmptyState>
  );
}
