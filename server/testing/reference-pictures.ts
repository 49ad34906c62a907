import sharp from 'sharp';
import { pictureSchema } from '../../contract/pictures.ts';
import type { Visitor } from './visitor.ts';

/** A small picture of nothing, sent as a customer sends one. */
export async function uploadPicture(visitor: Pick<Visitor, 'ask'>): Promise<Response> {
  const create = { width: 40, height: 30, channels: 3, background: '#d98a3d' } as const;
  const body = await sharp({ create }).png().toBuffer();
  return visitor.ask('/api/custom-orders/pictures', {
    method: 'POST',
    body,
    headers: { 'content-type': 'image/png' },
  });
}

/** Its id. */
export async function addPicture(visitor: Pick<Visitor, 'ask'>): Promise<string> {
  return pictureSchema.parse(await (await uploadPicture(visitor)).json()).id;
}
