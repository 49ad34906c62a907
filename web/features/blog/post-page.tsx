import { data, isRouteErrorResponse, type MetaDescriptor, redirect } from 'react-router';
import { isUnreachable } from '../../api/connectivity.ts';
import { pageDataContext } from '../../page-data.ts';
import { titlePage } from '../../page-meta.ts';
import { ScreenFailure } from '../../ui/loading/screen-failure.tsx';
import { preloadProductPicture } from '../../ui/pictures/product-picture.tsx';
import { CardsSection } from '../catalogue/catalogue-card-context.tsx';
import type { Route } from './+types/post-page.ts';
import { writePostAddress } from './blog-address.ts';
import { PostBody } from './post/post-body.tsx';
import { PostHeader, sizeCover } from './post/post-header.tsx';
import { describePostPage } from './post/post-meta.ts';
import { PostNeighbours } from './post/post-neighbours.tsx';
import { SharePost } from './post/share-post.tsx';

export function loader({ params, context }: Route.LoaderArgs) {
  const found = context.get(pageDataContext).readPost(params.slug);
  if (!found) throw data(null, { status: 404 });
  if ('movedTo' in found) throw redirect(writePostAddress(found.movedTo), 301);
  return found;
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return titlePage('Page not found')({ matches });
  const { post } = loaderData;
  const { cover } = post;
  return [
    ...describePostPage({ matches }, post),
    ...(cover ? [{ tagName: 'link' as const, ...preloadProductPicture(cover, sizeCover(cover)) }] : []),
  ];
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { post, products, newer, older } = loaderData;
  return (
    <article className="wrap pt-8 pb-4 phone:pt-12">
      <PostHeader post={post} />
      <PostBody body={post.body} />
      <SharePost post={post} />
      <CardsSection title="Products in this post" products={products} className="no-print" />
      <PostNeighbours newer={newer} older={older} />
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // What is not there is the frame's to say.
  if (isRouteErrorResponse(error)) throw error;
  return <ScreenFailure title="We couldn’t load the posts" isUnreachable={isUnreachable(error)} />;
}
