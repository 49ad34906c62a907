import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PostLink } from '../../../../contract/content.ts';
import { writePostAddress } from '../blog-address.ts';

type PostNeighboursProps = { readonly newer: PostLink | null; readonly older: PostLink | null };

export function PostNeighbours({ newer, older }: PostNeighboursProps) {
  if (!newer && !older) return null;
  return (
    <nav aria-label="More posts" className="section no-print grid gap-x-6 gap-y-3 phone:grid-cols-2">
      {newer && (
        <Neighbour post={newer} rel="prev">
          <ArrowLeftIcon />
          Newer post
        </Neighbour>
      )}
      {older && (
        <div className="phone:col-start-2 phone:text-right">
          <Neighbour post={older} rel="next">
            <span className="phone:ml-auto">Older post</span>
            <ArrowRightIcon />
          </Neighbour>
        </div>
      )}
    </nav>
  );
}

type NeighbourProps = {
  readonly post: PostLink;
  readonly rel: 'prev' | 'next';
  readonly children: ReactNode;
};

function Neighbour({ post, rel, children }: NeighbourProps) {
  return (
    <Link
      to={writePostAddress(post.slug)}
      rel={rel}
      prefetch="intent"
      className="group grid gap-1.5 border-t border-crust-2 py-5 no-underline"
    >
      <span className="flex items-center gap-2 text-small font-semibold text-cocoa-2">{children}</span>
      <span className="font-display text-fs-3 leading-snug wrap-anywhere decoration-1 underline-offset-4 group-hover:underline">
        {post.title}
      </span>
    </Link>
  );
}
