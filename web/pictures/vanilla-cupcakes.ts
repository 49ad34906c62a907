// Written by scripts/build-pictures.ts.

import type { SitePicture } from './site-picture.ts';
import avif160 from './vanilla-cupcakes-160.avif';
import webp160 from './vanilla-cupcakes-160.webp';
import avif320 from './vanilla-cupcakes-320.avif';
import webp320 from './vanilla-cupcakes-320.webp';
import avif640 from './vanilla-cupcakes-640.avif';
import webp640 from './vanilla-cupcakes-640.webp';

export const vanillaCupcakes: SitePicture = {
  width: 1000,
  height: 1000,
  tint: 'sky',
  files: [
    { width: 160, avif: avif160, webp: webp160 },
    { width: 320, avif: avif320, webp: webp320 },
    { width: 640, avif: avif640, webp: webp640 },
  ],
};
