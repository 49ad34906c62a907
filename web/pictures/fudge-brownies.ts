// Written by scripts/build-pictures.ts.

import avif160 from './fudge-brownies-160.avif';
import webp160 from './fudge-brownies-160.webp';
import avif320 from './fudge-brownies-320.avif';
import webp320 from './fudge-brownies-320.webp';
import avif640 from './fudge-brownies-640.avif';
import webp640 from './fudge-brownies-640.webp';
import type { SitePicture } from './site-picture.ts';

export const fudgeBrownies: SitePicture = {
  width: 1000,
  height: 1000,
  tint: 'cream',
  files: [
    { width: 160, avif: avif160, webp: webp160 },
    { width: 320, avif: avif320, webp: webp320 },
    { width: 640, avif: avif640, webp: webp640 },
  ],
};
