// Written by scripts/build-pictures.ts.

import type { SitePicture } from './site-picture.ts';
import avif160 from './small-chops-platter-160.avif';
import webp160 from './small-chops-platter-160.webp';
import avif320 from './small-chops-platter-320.avif';
import webp320 from './small-chops-platter-320.webp';
import avif640 from './small-chops-platter-640.avif';
import webp640 from './small-chops-platter-640.webp';

export const smallChopsPlatter: SitePicture = {
  width: 1000,
  height: 1000,
  tint: 'cream',
  files: [
    { width: 160, avif: avif160, webp: webp160 },
    { width: 320, avif: avif320, webp: webp320 },
    { width: 640, avif: avif640, webp: webp640 },
  ],
};
