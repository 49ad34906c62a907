import { useEffect, useState, useSyncExternalStore } from 'react';
import { type PictureAnswer, uploadPictureEndpoint } from '../../../../../contract/pictures.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { uploadFile } from '../../../../api/upload-file.ts';
import { createUploadQueue } from '../../../../ui/uploads/upload-queue.ts';

/** The uploads of one form; leaving it stops them. `onUploaded` is taken once and must not change. */
export function useUploadQueue(onUploaded: (key: string, picture: PictureAnswer) => void) {
  const [queue] = useState(() =>
    createUploadQueue({
      upload: (file, options) =>
        uploadFile({ api: shopApi, endpoint: uploadPictureEndpoint, file, ...options }),
      onUploaded,
      createPreview: (file) => URL.createObjectURL(file),
      revokePreview: (previewUrl) => URL.revokeObjectURL(previewUrl),
    }),
  );
  const tasks = useSyncExternalStore(queue.subscribe, queue.listTasks, queue.listTasks);
  useEffect(() => queue.removeAll, [queue]);
  const isUploading = tasks.some(({ status }) => status === 'waiting' || status === 'sending');
  return { queue, tasks, isUploading };
}
