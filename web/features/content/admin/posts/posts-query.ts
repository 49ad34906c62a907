import { POST_STANDINGS, type PostStanding } from '../../../../../domain/content/entry.ts';
import { readSearch } from '../../../../ui/lists/typed-search.ts';

/** Which posts an administrator wants to see. It stands in the address, so that it can be kept and passed on. */
export type PostsQuery = {
  readonly search: string;
  /** Null for every standing. */
  readonly standing: PostStanding | null;
};

export const ALL_POSTS: PostsQuery = { search: '', standing: null };

/** Anybody can write anything into an address: what is not known there counts as not said. */
export function readPostsQuery(parameters: URLSearchParams): PostsQuery {
  const standing = parameters.get('standing');
  return {
    search: readSearch(parameters, 'search'),
    standing: POST_STANDINGS.find((known) => known === standing) ?? null,
  };
}

/** Only what differs from the whole list, so that each list has one address. */
export function writePostsQuery({ search, standing }: PostsQuery): URLSearchParams {
  return new URLSearchParams({
    ...(search !== '' && { search }),
    ...(standing !== null && { standing }),
  });
}
