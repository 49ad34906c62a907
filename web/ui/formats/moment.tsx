import { formatMoment, formatSince } from './format-moment.ts';

/** How long ago it was; the exact moment shows when pointed at. */
export function Since({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)} className="whitespace-nowrap">
      {formatSince(at, new Date())}
    </time>
  );
}
