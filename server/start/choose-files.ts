import { join } from 'node:path';
import { createBucketFiles } from '../adapters/files/bucket.ts';
import { openFolderFiles } from '../adapters/files/folder.ts';
import { FileFault, type FilePort } from '../ports/files.ts';
import type { Settings } from '../settings/settings.ts';
import { StartError } from './start-error.ts';

/** A bucket when there is one, and a folder of this machine otherwise. */
export async function openFilePort({
  bucket,
  dataDir,
}: Pick<Settings, 'bucket' | 'dataDir'>): Promise<FilePort> {
  if (!bucket) return openFolderFiles(join(dataDir, 'files'));
  const files = createBucketFiles(bucket);
  try {
    // Wrong keys are better found now than with the first picture.
    for await (const _ of files.list('pictures/')) break;
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    throw new StartError(`The bucket "${bucket.name}" of the S3_ settings cannot be used: ${error.message}`);
  }
  return files;
}
