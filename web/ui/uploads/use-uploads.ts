import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PictureAnswer } from '../../../contract/pictures.ts';
import { createKey } from '../form/create-key.ts';
import { checkFiles, type Room } from './check-files.ts';
import { createUploadQueue, type UploadFile } from './upload-queue.ts';

type UploadsParts = {
  readonly upload: UploadFile;
  readonly room: Omit<Room, 'alreadyThere'>;
  /** How many have arrived before; those on their way are counted here. */
  readonly arrivedCount: number;
  /** Its task stays, with the file to look at, until it is removed. */
  readonly onUploaded: (picture: PictureAnswer, key: string) => void;
};

export type Uploads = ReturnType<typeof useUploads>;

/** Pictures on their way to the shop: checked first, sent two at a time, tried again. Leaving the screen stops them. */
export function useUploads({ upload, room, arrivedCount, onUploaded }: UploadsParts) {
  const arrive = useRef(onUploaded);
  useEffect(() => {
    arrive.current = onUploaded;
  }, [onUploaded]);
  const [queue] = useState(() =>
    createUploadQueue({
      upload,
      onUploaded: (key, picture) => arrive.current(picture, key),
      createPreview: (file) => URL.createObjectURL(file),
      revokePreview: (previewUrl) => URL.revokeObjectURL(previewUrl),
    }),
  );
  const tasks = useSyncExternalStore(queue.subscribe, queue.listTasks, queue.listTasks);
  useEffect(() => queue.removeAll, [queue]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const alreadyThere = arrivedCount + tasks.filter(({ status }) => status !== 'done').length;

  return {
    tasks,
    /** Why files were not taken. */
    refused,
    isUploading: tasks.some(({ status }) => status === 'waiting' || status === 'sending'),
    isFull: alreadyThere >= room.most,
    /** Answers with the keys of those that were taken. Where there is room for one, it takes the place of the one on its way. */
    add(files: readonly File[]): readonly string[] {
      const isOne = room.most === 1;
      const checked = checkFiles(isOne ? files.slice(0, 1) : files, {
        ...room,
        alreadyThere: isOne ? 0 : alreadyThere,
      });
      setRefused(checked.problems);
      if (isOne && checked.taken.length > 0) queue.removeAll();
      const added = checked.taken.map((file) => ({ key: createKey(), file }));
      queue.add(added);
      return added.map(({ key }) => key);
    },
    retry: queue.retry,
    remove: queue.remove,
    removeAll: queue.removeAll,
  };
}
