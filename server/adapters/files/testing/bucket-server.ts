import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Bucket } from '../bucket-client.ts';

/** The one account that this server knows. */
const ACCOUNT = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** A real bucket on a free port of this machine, empty at first. */
export async function startBucketServer(): Promise<{ bucket: Bucket; stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'oyin-bucket-'));
  const name = 'bakery';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name }],
  });
  const { port } = await server.run();
  return {
    bucket: { ...ACCOUNT, name, region: 'us-east-1', endpoint: `http://127.0.0.1:${port}` },
    stop: async () => {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
