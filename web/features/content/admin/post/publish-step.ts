import type { PostValues } from './post-values.ts';

/** What is to happen to a post besides being saved. */
export type PublishStep =
  | { readonly kind: 'save' | 'publish' | 'unpublish' }
  | { readonly kind: 'schedule'; readonly at: Date };

/** A post that comes back keeps the day on which it first appeared, so that no feed tells of it twice. */
export function takeStep(values: PostValues, step: PublishStep, now: Date): PostValues {
  const hasAppeared = values.publishedAt !== null && new Date(values.publishedAt) <= now;
  const firstAppeared = hasAppeared ? values.publishedAt : null;
  switch (step.kind) {
    case 'save':
      return values;
    case 'publish':
      return { ...values, status: 'published', publishedAt: firstAppeared };
    case 'unpublish':
      return { ...values, status: 'draft', publishedAt: firstAppeared };
    case 'schedule':
      return { ...values, status: 'published', publishedAt: step.at.toISOString() };
  }
}
