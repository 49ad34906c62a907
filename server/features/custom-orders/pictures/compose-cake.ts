import { setImmediate } from 'node:timers/promises';
import type { OverlayOptions } from 'sharp';
import sharp from 'sharp';
import type { CakeDesign } from '../../../../domain/custom-orders/design/cake-design.ts';
import type { LayerName } from '../../../../domain/custom-orders/picture/layer-places.generated.ts';
import type { PlannedLayer } from '../../../../domain/custom-orders/picture/place-layer.ts';
import { type PicturePlan, planLayers } from '../../../../domain/custom-orders/picture/plan-layers.ts';
import { blendLayer } from './blend-layer.ts';
import { createLayerCache } from './layer-cache.ts';
import { letterInscription } from './letter-inscription.ts';
import { CHANNELS, describePixels, type Pixels, releasePixels } from './pixels.ts';

const SIDE = 64;
const LIGHT = [0xff, 0xfb, 0xf4] as const;
const EDGE = [0xfe, 0xf3, 0xe4] as const;
/** Where the light falls, as parts of the side. */
const LIT = { x: 0.46, y: 0.42 } as const;

/** Cream paper with light on it, behind every composed cake. Small: it is stretched to the picture's size. */
const BACKDROP: Pixels = paintBackdrop();

function paintBackdrop(): Pixels {
  const data = Buffer.alloc(SIDE * SIDE * CHANNELS, 0xff);
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      const distance = Math.hypot((column + 0.5) / SIDE - LIT.x, (row + 0.5) / SIDE - LIT.y);
      const shade = Math.min(1, distance / 0.72) ** 1.6;
      const at = (row * SIDE + column) * CHANNELS;
      LIGHT.forEach((light, index) => {
        data[at + index] = Math.round(light + ((EDGE[index] ?? light) - light) * shade);
      });
    }
  }
  return { data, width: SIDE, height: SIDE };
}

export const CAKE_PICTURE_SIZES = {
  /** For orders, quotes and mails. */
  square: { width: 800, height: 800 },
  /** What other sites show beside a shared link. */
  share: { width: 1200, height: 630 },
} as const;
export type CakePictureShape = keyof typeof CAKE_PICTURE_SIZES;

/** How much of the picture's height the cake's frame has; the rest is air around it. */
const FRAME_SHARE = 0.95;

export type CakeComposer = ReturnType<typeof createCakeComposer>;

/** Makes pictures of designs. One for the whole shop, so that all of them share the layers in memory. */
export function createCakeComposer() {
  const cache = createLayerCache();

  async function stack({ layers }: PicturePlan, frame: Frame): Promise<Pixels> {
    const picture = await stretchBackdrop(frame);
    // Cherries are one layer many times in a row. Holding all layers of a picture would take far more than one.
    let name: LayerName | undefined;
    let whole: Pixels | undefined;
    for (const layer of layers) {
      if (!whole || layer.name !== name) {
        if (whole) releasePixels(whole);
        whole = await cache.take(layer.name);
      }
      name = layer.name;
      const shown = await cutToPlan(whole, layer);
      blendLayer(picture, shown, { ...layer, x: layer.x + frame.left, y: layer.y + frame.top });
      if (shown !== whole) releasePixels(shown);
      // A millisecond or two each: others get their turn in between.
      await setImmediate();
    }
    if (whole) releasePixels(whole);
    return picture;
  }

  return {
    async compose(design: CakeDesign, shape: CakePictureShape): Promise<Pixels> {
      const { width, height } = CAKE_PICTURE_SIZES[shape];
      const plan = planLayers(design);
      const frame = frameIn(plan, width / height);
      const stacked = await stack(plan, frame);
      const scale = height / frame.height;
      const words = plan.text && (await letterInscription(plan.text, scale));
      const data = await sharp(stacked.data, { raw: describePixels(stacked) })
        .resize({ width, height, fit: 'fill' })
        // After scaling, or small letters would blur.
        .composite(
          plan.text && words
            ? [centrePixels(words, scale * (plan.text.x + frame.left), scale * (plan.text.y + frame.top))]
            : [],
        )
        .raw()
        .toBuffer();
      releasePixels(stacked);
      return { data, width, height };
    },
  };
}

/** The picture at the size of the layers, and where the plan's corner lies in it. */
type Frame = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
};

function frameIn({ size }: PicturePlan, widthToHeight: number): Frame {
  const height = Math.round(size / FRAME_SHARE);
  const width = Math.round(height * widthToHeight);
  return { width, height, left: Math.round((width - size) / 2), top: Math.round((height - size) / 2) };
}

/** Most layers are shown whole and as large as they are. */
async function cutToPlan(whole: Pixels, { part, width, height }: PlannedLayer): Promise<Pixels> {
  if (!part && width === whole.width && height === whole.height) return whole;
  const { x, y, ...shown } = part ?? { x: 0, y: 0, width: whole.width, height: whole.height };
  const data = await sharp(whole.data, { raw: describePixels(whole) })
    .extract({ left: x, top: y, ...shown })
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer();
  return { data, width, height };
}

async function stretchBackdrop({ width, height }: Frame): Promise<Pixels> {
  const data = await sharp(BACKDROP.data, { raw: describePixels(BACKDROP) })
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer();
  return { data, width, height };
}

function centrePixels(pixels: Pixels, x: number, y: number): OverlayOptions {
  const left = Math.round(x - pixels.width / 2);
  const top = Math.round(y - pixels.height / 2);
  return { input: pixels.data, raw: describePixels(pixels), left, top };
}
