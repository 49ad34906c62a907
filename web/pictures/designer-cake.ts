// Written by scripts/build-pictures.ts.

import avif320 from './designer-cake-320.avif';
import webp320 from './designer-cake-320.webp';
import avif480 from './designer-cake-480.avif';
import webp480 from './designer-cake-480.webp';
import avif648 from './designer-cake-648.avif';
import webp648 from './designer-cake-648.webp';
import type { SitePicture } from './site-picture.ts';

export const designerCake: SitePicture = {
  width: 648,
  height: 877,
  files: [
    { width: 320, avif: avif320, webp: webp320 },
    { width: 480, avif: avif480, webp: webp480 },
    { width: 648, avif: avif648, webp: webp648 },
  ],
};
