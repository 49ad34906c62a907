import { titlePage } from '../../../page-meta.ts';
import { PostForm } from './post/post-form.tsx';
import { PostsLink } from './post/posts-link.tsx';

export const meta = titlePage('Write a post');

export default function AdminNewPostPage() {
  return (
    <div className="pt-5 phone:pt-7">
      <PostsLink />
      <h1 className="mt-2 mb-5">Write a post</h1>
      <PostForm post={null} />
    </div>
  );
}
