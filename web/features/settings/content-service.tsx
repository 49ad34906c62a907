import { readServicesEndpoint } from '../../../contract/settings.ts';
import { shopApi } from '../../api/shop-api.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { useLoaded } from '../../ui/loading/use-loaded.ts';

const readServices = (signal: AbortSignal) => shopApi.call(readServicesEndpoint, { signal });

/** How it is with Ghost where posts and pages come from there; nothing where they are written in the shop. */
export function ContentService() {
  const { data } = useLoaded(readServices);
  if (!data?.content) return null;
  const { site, problem, lastReadAt } = data.content;
  const { host } = new URL(site);
  return (
    <div className="mb-6">
      {problem === null ? (
        <Note tone="good">
          <p>Posts and pages come from Ghost at {host}. We check for changes every minute.</p>
        </Note>
      ) : (
        <Note tone="problem" role="status">
          <h2 className="text-label font-semibold">We can’t read your posts and pages</h2>
          <p className="mt-1 wrap-anywhere">{problem}</p>
          <p className="mt-1">
            {lastReadAt === null
              ? 'Until we can, the blog is closed and pages show their original text.'
              : `Until we can, customers see the posts and pages of ${formatMoment(lastReadAt)}.`}
          </p>
        </Note>
      )}
    </div>
  );
}
