import { CHANNELS, type Pixels } from './pixels.ts';

const SIDE = 64;
const LIGHT = [0xff, 0xfb, 0xf4] as const;
const EDGE = [0xfe, 0xf3, 0xe4] as const;
/** Where the light falls, as parts of the side. */
const LIT = { x: 0.46, y: 0.42 } as const;

/** Cream paper with light on it, behind every composed cake. Small: it is stretched to the picture's size. */
export const BACKDROP: Pixels = paintBackdrop();

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
