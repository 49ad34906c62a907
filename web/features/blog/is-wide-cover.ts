import type { PostCard } from '../../../contract/content.ts';

const WIDE_FROM_RATIO = 1.5;

/** Photographs across are wide; the products' own pictures are square. */
export function isWideCover(cover: PostCard['cover']): boolean {
  return cover !== null && cover.width / cover.height >= WIDE_FROM_RATIO;
}
