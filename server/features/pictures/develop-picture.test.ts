import { describe, expect, test } from 'vitest';
import { developPicture } from './develop-picture.ts';
import { sharp } from './picture-library.ts';
import {
  makeAnimation,
  makeGpsJpeg,
  makeHugePng,
  makePicture,
  PDF_TEXT,
  readExif,
  SVG_TEXT,
} from './testing/made-up-pictures.ts';

const develop = async (upload: Uint8Array) => {
  const developed = await developPicture(upload);
  if (!developed.ok) throw new Error(developed.refusal.message);
  return developed.value;
};
const refusalOf = async (upload: Uint8Array) => {
  const developed = await developPicture(upload);
  return developed.ok ? undefined : developed.refusal;
};

describe('a good picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'in %s becomes a WebP of the same size',
    async (format) => {
      const master = await develop(await makePicture({ width: 300, height: 200, format }));
      expect(master).toMatchObject({ width: 300, height: 200 });
      expect(await sharp(master.bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
    },
  );

  test('is made smaller when a side is above 2,000 pixels, and never larger', async () => {
    const wide = await develop(await makePicture({ width: 2_500, height: 50, format: 'jpeg' }));
    expect(wide).toMatchObject({ width: 2_000, height: 40 });
    const tall = await develop(await makePicture({ width: 50, height: 2_500, format: 'jpeg' }));
    expect(tall).toMatchObject({ width: 40, height: 2_000 });
    const small = await develop(await makePicture({ width: 40, height: 30, format: 'png' }));
    expect(small).toMatchObject({ width: 40, height: 30 });
  });

  test('has a placeholder of a few hundred characters that is a picture itself', async () => {
    const { placeholder } = await develop(
      await makePicture({ width: 300, height: 200, format: 'jpeg', noise: true }),
    );
    expect(placeholder).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
    expect(placeholder.length).toBeLessThanOrEqual(300);
    const pixels = Buffer.from(placeholder.split(',')[1] ?? '', 'base64');
    const { width, height } = await sharp(pixels).metadata();
    expect(width).toBeLessThanOrEqual(20);
    expect(height).toBeLessThan(width);
  });

  test('loses the place it was taken and all else that is not a pixel, and stands upright', async () => {
    const upload = await makeGpsJpeg({ width: 60, height: 40, orientation: 6 });
    expect(readExif(upload)).toContain('Lagos studio');
    const master = await develop(upload);
    expect(master).toMatchObject({ width: 40, height: 60 });
    const facts = await sharp(master.bytes).metadata();
    expect(facts.exif).toBeUndefined();
    expect(facts.xmp).toBeUndefined();
    expect(facts.icc).toBeUndefined();
    expect(facts.orientation).toBeUndefined();
    expect(master.bytes.includes('Lagos studio')).toBe(false);
  });

  test('of many frames keeps its first', async () => {
    const master = await develop(await makeAnimation(['red', 'blue']));
    expect((await sharp(master.bytes).metadata()).pages ?? 1).toBe(1);
    const { dominant } = await sharp(master.bytes).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });

  test('with holes gets a white ground, so that nothing shows through', async () => {
    const holes = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { bytes } = await develop(holes);
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
    expect((await sharp(bytes).stats()).channels.map(({ min }) => min > 250)).toEqual([true, true, true]);
  });

  test('for print gets the colours of a screen', async () => {
    const print = await sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const { bytes } = await develop(print);
    expect((await sharp(bytes).metadata()).space).toBe('srgb');
  });

  test('with another file behind it is taken without that other file', async () => {
    const jpeg = await makePicture({ width: 60, height: 40, format: 'jpeg' });
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const { bytes } = await develop(polyglot);
    expect(bytes.includes('<script>')).toBe(false);
  });
});

describe('what is no picture of ours', () => {
  const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

  test.each([
    ['an SVG', Buffer.from(SVG_TEXT)],
    ['an SVG with its declaration', Buffer.from(`<?xml version="1.0"?>${SVG_TEXT}`)],
    ['a PDF', Buffer.from(PDF_TEXT)],
    ['a page', Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
    ['a page that calls itself a GIF', Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;')],
    ['a GIF', GIF],
    ['a text', Buffer.from('Once upon a time there was a cake.')],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(5_000)],
  ])('%s is refused as unsupported', async (_, upload) => {
    expect(await refusalOf(upload)).toEqual({
      kind: 'unsupported',
      code: 'unsupported_picture',
      message: 'This file isn’t a supported picture. Please choose a JPEG, PNG, WebP or AVIF.',
    });
  });

  test.each(['tiff', 'gif'] as const)(
    'a %s is refused, although the library could read it',
    async (format) => {
      const upload = await makePicture({ width: 20, height: 20, format });
      expect(await refusalOf(upload)).toMatchObject({ code: 'unsupported_picture' });
    },
  );
});

describe('a picture that would do harm', () => {
  const DAMAGED = {
    kind: 'invalid',
    code: 'damaged_picture',
    message: 'This picture is damaged or incomplete. Please choose another one.',
  };

  test('because it unpacks to 50,000 by 50,000 pixels is refused before it is unpacked', async () => {
    const bomb = makeHugePng(50_000, 50_000);
    expect(bomb.length).toBeLessThan(100_000);
    // Unpacking it would find too few rows, and call it damaged.
    expect(await refusalOf(bomb)).toEqual({
      kind: 'invalid',
      code: 'too_many_pixels',
      message: 'This picture has more than 50 megapixels. Please choose a smaller one.',
    });
  });

  test('because it has just one row too many is refused', async () => {
    expect(await refusalOf(makeHugePng(10_000, 5_001))).toMatchObject({ code: 'too_many_pixels' });
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'because its %s ends halfway is refused as damaged',
    async (format) => {
      const whole = await makePicture({ width: 400, height: 300, format, noise: true });
      const refusal = await refusalOf(whole.subarray(0, Math.floor(whole.length / 2)));
      expect(refusal).toEqual(DAMAGED);
    },
  );

  test.each([
    ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff])],
    ['the beginning of a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['an AVIF without contents', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1')],
  ])('because it is nothing but %s is refused as damaged', async (_, upload) => {
    expect(await refusalOf(upload)).toEqual(DAMAGED);
  });

  test('because bytes in its middle are wrong never ends in a fault', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const whole = await makePicture({ width: 200, height: 150, format, noise: true });
      for (let place = 20; place < whole.length; place += Math.ceil(whole.length / 12)) {
        const damaged = Buffer.from(whole);
        damaged.fill(0xff, place, place + 8);
        const outcome = await developPicture(damaged);
        expect(outcome.ok || ['invalid', 'unsupported'].includes(outcome.refusal.kind)).toBe(true);
      }
    }
  });
});
