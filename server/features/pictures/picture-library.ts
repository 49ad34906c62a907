import sharp from 'sharp';

/**
 * libvips reads dozens of formats, some by way of whole interpreters (SVG, PDF). Uploads are in four of them, so nothing
 * else is even tried, whatever a file pretends to be.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
/** One thread for each piece of work: how many pieces there are at once is decided elsewhere. */
sharp.concurrency(1);
/** Hardly any picture is worked on twice. */
sharp.cache(false);

export { sharp };
