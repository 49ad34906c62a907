// Written by scripts/build-pictures.ts.

import avif360 from './hero-360.avif';
import webp360 from './hero-360.webp';
import avif640 from './hero-640.avif';
import webp640 from './hero-640.webp';
import avif800 from './hero-800.avif';
import webp800 from './hero-800.webp';
import avif960 from './hero-960.avif';
import webp960 from './hero-960.webp';
import avif1280 from './hero-1280.avif';
import webp1280 from './hero-1280.webp';
import avif1600 from './hero-1600.avif';
import webp1600 from './hero-1600.webp';
import type { SitePicture } from './site-picture.ts';

export const hero: SitePicture = {
  width: 1600,
  height: 900,
  tint: 'cream',
  files: [
    { width: 360, avif: avif360, webp: webp360 },
    { width: 640, avif: avif640, webp: webp640 },
    { width: 800, avif: avif800, webp: webp800 },
    { width: 960, avif: avif960, webp: webp960 },
    { width: 1280, avif: avif1280, webp: webp1280 },
    { width: 1600, avif: avif1600, webp: webp1600 },
  ],
};
