import {
  PICTURES_MAX_AT_ONCE,
  uploadReferencePictureEndpoint,
} from '../../../../../contract/custom-orders.ts';
import type { PictureAnswer } from '../../../../../contract/pictures.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { uploadFile } from '../../../../api/upload-file.ts';
import { type Uploads, useUploads } from '../../../../ui/uploads/use-uploads.ts';

/** Pictures on their way to the bakery; what has arrived is handed on. */
export function usePictureUploads(
  arrivedCount: number,
  onArrived: (picture: PictureAnswer) => void,
): Uploads {
  const uploads: Uploads = useUploads({
    upload: (file, options) =>
      uploadFile({ api: shopApi, endpoint: uploadReferencePictureEndpoint, file, ...options }),
    room: { most: PICTURES_MAX_AT_ONCE, owner: 'a request' },
    arrivedCount,
    onUploaded(picture, key) {
      uploads.remove(key);
      onArrived(picture);
    },
  });
  return uploads;
}
