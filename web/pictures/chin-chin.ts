// Written by scripts/build-pictures.ts.

import avif160 from './chin-chin-160.avif';
import webp160 from './chin-chin-160.webp';
import avif320 from './chin-chin-320.avif';
import webp320 from './chin-chin-320.webp';
import avif640 from './chin-chin-640.avif';
import webp640 from './chin-chin-640.webp';
import type { SitePicture } from './site-picture.ts';

export const chinChin: SitePicture = {
  width: 1000,
  height: 1000,
  tint: 'blush',
  files: [
    { width: 160, avif: avif160, webp: webp160 },
    { width: 320, avif: avif320, webp: webp320 },
    { width: 640, avif: avif640, webp: webp640 },
  ],
};
