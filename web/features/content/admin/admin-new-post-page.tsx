import { useLocation } from 'react-router';
import { titlePage } from '../../../page-meta.ts';
import { DetailsFrame, DetailsHeader } from '../../../ui/layout/details-frame.tsx';
import { takePostsPath } from './content-paths.ts';
import { PostForm } from './post/post-form.tsx';

export const meta = titlePage('New post');

export default function AdminNewPostPage() {
  const { state } = useLocation();
  return (
    <DetailsFrame listPath={takePostsPath(state)} listName="All posts">
      <DetailsHeader title="New post" />
      <PostForm post={null} />
    </DetailsFrame>
  );
}
