import type { FieldProblems } from '../refusal.ts';
import type { ProductContent } from './product-content.ts';

/** What keeps a product out of the shop: a picture that nobody has put into words. A draft may lack them still. */
export function findPublishingProblems({
  status,
  pictures,
}: {
  readonly status: ProductContent['status'];
  readonly pictures: readonly { readonly alt: string }[];
}): FieldProblems {
  if (status !== 'published') return {};
  const problems = pictures.flatMap(({ alt }, place) =>
    alt.trim() === ''
      ? [[`pictures.${place}.alt`, 'Describe the picture (alt text) before you publish.'] as const]
      : [],
  );
  return Object.fromEntries(problems);
}
