import { type Account, readAccountEndpoint } from '../../../../../contract/account.ts';
import {
  askForQuoteEndpoint,
  type CustomOrder,
  type CustomWish,
  uploadReferencePictureEndpoint,
} from '../../../../../contract/custom-orders.ts';
import type { PictureAnswer } from '../../../../../contract/pictures.ts';
import { backgroundApi, shopApi } from '../../../../api/shop-api.ts';
import { uploadFile } from '../../../../api/upload-file.ts';

/** However often it is sent under the same key, it is one wish. */
export function askForQuote(wish: CustomWish, idempotencyKey: string): Promise<CustomOrder> {
  const { path, answerSchema } = askForQuoteEndpoint;
  return shopApi.post(path, wish, { idempotencyKey, answerSchema });
}

type UploadOptions = { readonly onProgress: (part: number) => void; readonly signal: AbortSignal };

export function uploadReferencePicture(file: File, options: UploadOptions): Promise<PictureAnswer> {
  const { path, answerSchema } = uploadReferencePictureEndpoint;
  return uploadFile({ api: shopApi, path, answerSchema, file, ...options });
}

export function readAccount(signal: AbortSignal): Promise<Account> {
  const { path, answerSchema } = readAccountEndpoint;
  return backgroundApi.get(path, { answerSchema, signal });
}
