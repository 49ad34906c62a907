import { type PictureAnswer, pictureSchema } from '../../contract/pictures.ts';
import {
  type AdminReviewPage,
  listAdminReviewsEndpoint,
  listProductReviewsEndpoint,
  type ReviewList,
  type ReviewPage,
} from '../../contract/reviews.ts';
import type { OrderStatus } from '../../domain/orders/statuses.ts';
import { listWidths, writePicturePath } from '../../domain/pictures/renditions.ts';
import {
  makeGpsJpeg,
  makeHugePng,
  makePicture,
  SVG_TEXT,
} from '../features/pictures/testing/made-up-pictures.ts';
import { openOrderAdmin } from './order-admin.ts';
import { makeOrderInput } from './order-inputs.ts';
import type { Visitor } from './visitor.ts';

const WAY_TO_THE_DOOR: readonly OrderStatus[] = ['in_kitchen', 'ready', 'out_for_delivery', 'delivered'];

/** A shop whose guests have received their cakes. */
export async function openReviewedShop(options: Parameters<typeof openOrderAdmin>[0] = {}) {
  const admin = await openOrderAdmin(options);
  const desk = await admin.shop.signInUser('desk@bakery.example', { role: 'desk', name: 'Bisi' });

  async function receive(name = 'Adaeze Okafor') {
    const input = makeOrderInput();
    const placed = await admin.placeAsGuest({ ...input, contact: { ...input.contact, name } });
    for (const step of WAY_TO_THE_DOOR) {
      if (!(await admin.makeStep(placed.order.id, step))) throw new Error(`No step to ${step}.`);
    }
    return { ...placed, path: `/api/orders/${placed.order.id}/reviews` };
  }

  return {
    ...admin,
    photos: PHOTOS,
    desk,
    receive,
    upload: async (visitor: Visitor, path: string, bytes: Uint8Array): Promise<PictureAnswer> =>
      pictureSchema.parse(await (await visitor.post(`${path}/pictures`, bytes)).json()),
    /** As everybody gets it. */
    download: async ({ id, width }: PictureAnswer): Promise<Buffer> => {
      const path = writePicturePath(id, listWidths(width).at(-1) ?? width, 'webp');
      return Buffer.from(await (await admin.shop.visit().ask(path)).arrayBuffer());
    },
    readShown: async (): Promise<ReviewPage> =>
      listProductReviewsEndpoint.answerSchema.parse(
        await (await admin.shop.visit().ask('/api/products/honey-cake/reviews')).json(),
      ),
    /** As every node shows it once it has heard of the last change. */
    async readProduct(): Promise<unknown> {
      await admin.shop.takeOverCatalogue();
      return (await admin.shop.visit().ask('/api/products/honey-cake')).json();
    },
    readAdminList: async (list: ReviewList = 'waiting'): Promise<AdminReviewPage> =>
      listAdminReviewsEndpoint.answerSchema.parse(
        await (await desk.ask(`/api/admin/reviews?list=${list}`)).json(),
      ),
  };
}

export const SAID = { productId: 'honey-cake', stars: 5, text: 'Soft and not too sweet.' };

/** What customers send, and what strangers try. */
const PHOTOS = {
  makePlain: () => makePicture({ width: 60, height: 40, format: 'jpeg' }),
  makeWithPlace: () => makeGpsJpeg({ width: 60, height: 40, orientation: 6 }),
  makeHuge: () => makeHugePng(50_000, 50_000),
  makeDrawing: () => Buffer.from(SVG_TEXT),
};
