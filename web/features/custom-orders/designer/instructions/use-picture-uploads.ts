import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  PICTURES_MAX_AT_ONCE,
  uploadReferencePictureEndpoint,
} from '../../../../../contract/custom-orders.ts';
import type { PictureAnswer } from '../../../../../contract/pictures.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { uploadFile } from '../../../../api/upload-file.ts';
import { createKey } from '../../../../ui/form/create-key.ts';
import { checkFiles } from '../../../../ui/uploads/check-files.ts';
import { createUploadQueue } from '../../../../ui/uploads/upload-queue.ts';

/** Pictures on their way to the bakery; what has arrived is handed on. Leaving the step stops the others. */
export function usePictureUploads(arrivedCount: number, onArrived: (picture: PictureAnswer) => void) {
  const arrive = useRef(onArrived);
  useEffect(() => {
    arrive.current = onArrived;
  }, [onArrived]);
  const [queue] = useState(() => {
    const uploads = createUploadQueue({
      upload: (file, options) =>
        uploadFile({ api: shopApi, endpoint: uploadReferencePictureEndpoint, file, ...options }),
      onUploaded: (key, picture) => {
        uploads.remove(key);
        arrive.current(picture);
      },
      createPreview: (file) => URL.createObjectURL(file),
      revokePreview: (previewUrl) => URL.revokeObjectURL(previewUrl),
    });
    return uploads;
  });
  const tasks = useSyncExternalStore(queue.subscribe, queue.listTasks, queue.listTasks);
  useEffect(() => queue.removeAll, [queue]);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const alreadyThere = arrivedCount + tasks.length;
  function add(files: readonly File[]): void {
    const checked = checkFiles(files, { alreadyThere, most: PICTURES_MAX_AT_ONCE, owner: 'a wish' });
    setRefused(checked.problems);
    queue.add(checked.taken.map((file) => ({ key: createKey(), file })));
  }

  return {
    tasks,
    refused,
    add,
    retry: queue.retry,
    remove: queue.remove,
    isFull: alreadyThere >= PICTURES_MAX_AT_ONCE,
  };
}
