// Written by scripts/build-pictures.ts.

import avif160 from './puff-puff-160.avif';
import webp160 from './puff-puff-160.webp';
import avif320 from './puff-puff-320.avif';
import webp320 from './puff-puff-320.webp';
import avif640 from './puff-puff-640.avif';
import webp640 from './puff-puff-640.webp';
import avif1000 from './puff-puff-1000.avif';
import webp1000 from './puff-puff-1000.webp';
import type { SitePicture } from './site-picture.ts';

export const puffPuff: SitePicture = {
  width: 1000,
  height: 1000,
  tint: 'pistachio',
  files: [
    { width: 160, avif: avif160, webp: webp160 },
    { width: 320, avif: avif320, webp: webp320 },
    { width: 640, avif: avif640, webp: webp640 },
    { width: 1000, avif: avif1000, webp: webp1000 },
  ],
};
