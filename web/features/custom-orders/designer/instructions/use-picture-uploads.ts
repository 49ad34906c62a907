import { useEffect, useRef } from 'react';
import {
  PICTURES_MAX_AT_ONCE,
  uploadReferencePictureEndpoint,
} from '../../../../../contract/custom-orders.ts';
import { beginGuestEndpoint } from '../../../../../contract/guest-requests.ts';
import type { PictureAnswer } from '../../../../../contract/pictures.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { uploadFile } from '../../../../api/upload-file.ts';
import { type Uploads, useUploads } from '../../../../ui/uploads/use-uploads.ts';
import { useAuth } from '../../../users/auth-context.tsx';

let begun: Promise<void> | undefined;

/** Before the first picture and once for all of them: two that began at the same time would be of two browsers. */
function beGuest(): Promise<void> {
  begun ??= shopApi.call(beginGuestEndpoint, {}).catch((error: unknown) => {
    begun = undefined;
    throw error;
  });
  return begun;
}

/** Pictures on their way to the bakery; what has arrived is handed on. */
export function usePictureUploads(
  arrivedCount: number,
  onArrived: (picture: PictureAnswer) => void,
): Uploads {
  const { currentUser } = useAuth();
  // The queue keeps what it was begun with, and who is signed in is known a moment later.
  const isGuest = useRef(true);
  useEffect(() => {
    isGuest.current = currentUser === null;
  }, [currentUser]);
  const uploads: Uploads = useUploads({
    upload: async (file, options) => {
      if (isGuest.current) await beGuest();
      return uploadFile({ api: shopApi, endpoint: uploadReferencePictureEndpoint, file, ...options });
    },
    room: { most: PICTURES_MAX_AT_ONCE, owner: 'a request' },
    arrivedCount,
    onUploaded(picture, key) {
      uploads.remove(key);
      onArrived(picture);
    },
  });
  return uploads;
}
