// Written by scripts/build-pictures.ts.

import type { SitePicture } from './site-picture.ts';
import avif160 from './strawberry-cream-cake-160.avif';
import webp160 from './strawberry-cream-cake-160.webp';
import avif320 from './strawberry-cream-cake-320.avif';
import webp320 from './strawberry-cream-cake-320.webp';
import avif640 from './strawberry-cream-cake-640.avif';
import webp640 from './strawberry-cream-cake-640.webp';

export const strawberryCreamCake: SitePicture = {
  width: 1000,
  height: 1000,
  tint: 'pistachio',
  files: [
    { width: 160, avif: avif160, webp: webp160 },
    { width: 320, avif: avif320, webp: webp320 },
    { width: 640, avif: avif640, webp: webp640 },
  ],
};
