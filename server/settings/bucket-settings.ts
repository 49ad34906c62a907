import type { Bucket } from '../adapters/files/bucket-client.ts';

const NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
type Name = (typeof NAMES)[number];

const BUCKET_NAME_FORM = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION_FORM = /^[a-z0-9-]{1,40}$/;

export type BucketReading = { readonly bucket?: Bucket; readonly problems: readonly string[] };

/** All of them or none: a bucket cannot be reached with some. The secret is never repeated. */
export function readBucket(read: (name: Name) => string | undefined): BucketReading {
  const given = new Map(NAMES.map((name) => [name, read(name)]));
  const missing = NAMES.filter((name) => given.get(name) === undefined);
  if (missing.length === NAMES.length) return { problems: [] };
  if (missing.length > 0) {
    const verb = missing.length === 1 ? 'is' : 'are';
    return {
      problems: [
        `${missing.join(', ')} ${verb} missing: a bucket needs all of ${NAMES.join(', ')}, or none.`,
      ],
    };
  }
  const take = (name: Name) => given.get(name) ?? '';
  const problems: string[] = [];

  const endpoint = parseEndpoint(take('S3_ENDPOINT'));
  if (endpoint === undefined) {
    // Somebody may have put a password into it.
    problems.push(
      'S3_ENDPOINT must be an address such as https://s3.eu-west-1.amazonaws.com, without user or query.',
    );
  }
  const name = take('S3_BUCKET');
  if (!BUCKET_NAME_FORM.test(name)) {
    problems.push(`S3_BUCKET must be a bucket's name such as our-bakery, but it is "${name}".`);
  }
  const region = take('S3_REGION');
  if (!REGION_FORM.test(region)) {
    problems.push(`S3_REGION must be a region such as eu-west-1, or auto, but it is "${region}".`);
  }
  if (endpoint === undefined || problems.length > 0) return { problems };
  const keys = { accessKeyId: take('S3_ACCESS_KEY_ID'), secretAccessKey: take('S3_SECRET_ACCESS_KEY') };
  return { bucket: { endpoint, name, region, ...keys }, problems };
}

/** Some providers have a path of their own; plain http is for a bucket within one's own network. */
function parseEndpoint(given: string): string | undefined {
  const url = URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.search || url.hash || url.username || url.password) return undefined;
  return url.origin + url.pathname.replace(/\/+$/, '');
}
