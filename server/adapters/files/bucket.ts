import { createHash } from 'node:crypto';
import { FILE_KEY_FORM, type FilePort, type ListedFile } from '../../ports/files.ts';
import { type Bucket, createBucketClient, findFile, finishCall } from './bucket-client.ts';
import { checkKey, checkPrefix } from './check-key.ts';

/** Somebody may be waiting for a picture; whoever stores one has to send all of it first. */
const ANSWER_LIMIT_MS = 10_000;

/** Keeps files in any bucket that speaks the S3 protocol. */
export function createBucketFiles(
  bucket: Bucket,
  {
    answerLimitMs = ANSWER_LIMIT_MS,
    ...options
  }: { readonly filesPerPage?: number; readonly answerLimitMs?: number } = {},
): FilePort {
  const client = createBucketClient(bucket, options);
  return {
    async put(key, { bytes, contentType }) {
      checkKey(key);
      // Signed with the request, so that the bucket refuses what was damaged on the way.
      const digest = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': digest };
      await finishCall(await client.call(key, { method: 'PUT', headers, body: bytes }), 'store a file');
    },

    async get(key) {
      checkKey(key);
      const found = await findFile(await client.call(key, { answerLimitMs }));
      return found && Buffer.from(await found.arrayBuffer());
    },

    /** Whoever runs the bucket sees to that. */
    hasRoom: async () => true,

    async remove(key) {
      checkKey(key);
      const response = await client.call(key, { method: 'DELETE' });
      if (response.status !== 404) await finishCall(response, 'remove a file');
    },

    async *list(prefix): AsyncGenerator<ListedFile> {
      checkPrefix(prefix);
      for await (const file of client.list(prefix)) if (FILE_KEY_FORM.test(file.key)) yield file;
    },
  };
}
