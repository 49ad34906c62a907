import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type PictureAnswer, uploadPictureEndpoint } from '../../../../contract/pictures.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import { createKey } from '../../../ui/form/create-key.ts';
import { checkFiles } from '../../../ui/uploads/check-files.ts';
import { createUploadQueue, type UploadTask } from '../../../ui/uploads/upload-queue.ts';

export type PictureUpload = {
  /** The picture on its way; undefined while there is none. */
  readonly task: UploadTask | undefined;
  /** Why a file was not taken. */
  readonly refused: string | undefined;
  /** Takes the place of the one that is on its way. */
  readonly send: (files: readonly File[]) => void;
  readonly retry: () => void;
  readonly cancel: () => void;
};

/** One picture on its way to the shop; what has arrived is handed on. Leaving the screen stops it. */
export function usePictureUpload(onArrived: (picture: PictureAnswer) => void): PictureUpload {
  const arrive = useRef(onArrived);
  useEffect(() => {
    arrive.current = onArrived;
  }, [onArrived]);
  const [queue] = useState(() => {
    const uploads = createUploadQueue({
      upload: (file, options) =>
        uploadFile({ api: shopApi, endpoint: uploadPictureEndpoint, file, ...options }),
      onUploaded: (key, picture) => {
        uploads.remove(key);
        arrive.current(picture);
      },
      createPreview: (file) => URL.createObjectURL(file),
      revokePreview: (previewUrl) => URL.revokeObjectURL(previewUrl),
    });
    return uploads;
  });
  const [task] = useSyncExternalStore(queue.subscribe, queue.listTasks, queue.listTasks);
  useEffect(() => queue.removeAll, [queue]);
  const [refused, setRefused] = useState<string>();

  return {
    task,
    refused,
    send(files) {
      const [file] = files;
      if (!file) return;
      const { taken, problems } = checkFiles([file], { alreadyThere: 0, most: 1, owner: 'it' });
      setRefused(problems[0]);
      if (taken.length === 0) return;
      queue.removeAll();
      queue.add([{ key: createKey(), file }]);
    },
    retry: () => task && queue.retry(task.key),
    cancel: queue.removeAll,
  };
}
