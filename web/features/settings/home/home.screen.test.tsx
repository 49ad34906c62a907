import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  readHomePageEndpoint,
  saveHomePageEndpoint,
  type VersionedHomePage,
} from '../../../../contract/home-page.ts';
import { uploadPictureEndpoint } from '../../../../contract/pictures.ts';
import { DEFAULT_HOME_PAGE } from '../../../../domain/shop/home/home-page.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { DESKTOP, openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';

const HOME: VersionedHomePage = { ...structuredClone(DEFAULT_HOME_PAGE), version: '1' } as VersionedHomePage;
const LOAF = {
  id: '0197a8a0-0000-7000-8000-000000000001',
  width: 640,
  height: 480,
  placeholder: 'data:image/webp;base64,UklGRg==',
};
const PIE = { ...LOAF, id: '0197a8a0-0000-7000-8000-000000000002' };
const form = page.getByRole('form', { name: 'Home page' });
const preview = page.getByTitle('Preview of your home page');

const openHome = (viewport = DESKTOP) => {
  const arriving = [LOAF, PIE];
  return openScreen('/admin/settings/home', {
    visitor: ADMINISTRATOR,
    viewport,
    answers: [
      answer(readHomePageEndpoint, HOME),
      answer(uploadPictureEndpoint, () => arriving.shift() ?? PIE),
      answer(saveHomePageEndpoint, ({ body }) => ({ ...(body as VersionedHomePage), version: '2' })),
    ],
  });
};

test('what is typed is seen on the page beside it, and published when it is asked for (P36.6)', {
  tags: 'long',
}, async () => {
  const server = await openHome();
  await form.getByRole('textbox', { name: /^Headline/ }).fill('Agege bread,\n*hot*');
  const shown = () => (preview.element() as HTMLIFrameElement).contentDocument?.body.textContent;
  await expect.poll(shown).toMatch(/Agege bread,\s*hot/);
  await form.getByRole('switch', { name: 'How it works' }).click();
  await expect.poll(shown).not.toMatch(/Choose your day/);
  await form.getByRole('button', { name: 'Move Visit us up' }).click();
  expect(server.callsOf(saveHomePageEndpoint)).toEqual([]);
  await form.getByRole('button', { name: 'Publish changes' }).click();
  await expect.element(form.getByText('Published', { exact: true })).toBeVisible();
  const body = saveHomePageEndpoint.bodySchema.parse(server.callsOf(saveHomePageEndpoint)[0]?.body);
  expect(body).toMatchObject({ hero: { headline: 'Agege bread,\n*hot*' }, version: '1' });
  expect(body.sections.map(({ kind }) => kind).slice(-2)).toEqual(['visit', 'paragraph']);
});

test('a tap on a part of the page leads to its fields (P36.23)', { timeout: 120_000 }, async () => {
  await openHome();
  // Two screens are loaded for it, module by module, which takes a busy machine longer than anything else here.
  await expect.element(preview, { timeout: 90_000 }).toBeInTheDocument();
  const findPage = () => (preview.element() as HTMLIFrameElement).contentDocument;
  const tap = async (part: string) => {
    await expect.poll(() => findPage()?.querySelector(`[data-part="${part}"]`)).toBeTruthy();
    const place = findPage()?.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect();
    const clientY = (place?.top ?? 0) + (place?.height ?? 0) / 2;
    findPage()?.body.dispatchEvent(new MouseEvent('click', { bubbles: true, clientY }));
  };
  await tap('how-it-works');
  await expect.element(form.getByRole('switch', { name: 'How it works' })).toHaveFocus();
  await tap('hero');
  await expect.element(form.getByRole('textbox', { name: /^Headline/ })).toHaveFocus();
});

test('a band of pictures is chosen from the phone, described beforehand, put in order and published (P36.15)', {
  tags: 'long',
}, async () => {
  const server = await openHome();
  await form.getByRole('switch', { name: 'Row of pictures' }).click();
  const chooser = form.getByLabelText('Add pictures');
  const write = (name: string) => new File(['picture'], name, { type: 'image/webp' });
  await chooser.upload([write('sourdough-loaf.webp'), write('IMG_20261101.webp')]);
  await expect.element(form.getByLabelText(/^Describe picture 1/)).toHaveValue('Sourdough loaf');
  await expect.element(form.getByLabelText(/^Describe picture 2/)).toHaveValue('Bakes from Ṣadé’s Oven');
  await form.getByRole('button', { name: 'Move picture 2 up' }).click();
  await form.getByLabelText(/^Describe picture 1/).fill('Meat pies');
  await form.getByRole('button', { name: 'Publish changes' }).click();
  await expect.element(form.getByText('Published', { exact: true })).toBeVisible();
  expect(server.callsOf(saveHomePageEndpoint)[0]?.body).toMatchObject({
    pictures: [{ alt: 'Meat pies' }, { alt: 'Sourdough loaf' }],
    sections: expect.arrayContaining([{ kind: 'pictures', isShown: true, title: '', text: '' }]),
  });
});

test('on a phone the part whose field is gone to is in sight above it (P28.86)', {
  tags: 'long',
}, async () => {
  await openHome(PHONE);
  const findPart = () =>
    (preview.element() as HTMLIFrameElement).contentDocument?.querySelector('[data-part="how-it-works"]');
  await expect.poll(findPart).toBeTruthy();
  const field = form.getByRole('group', { name: 'How it works' }).getByRole('textbox', { name: /^Heading/ });
  await field.click();
  // As much of the page as the band shows, in its own pixels.
  await expect.poll(() => findPart()?.getBoundingClientRect().top).toBeLessThan(300);
  const frame = preview.element().parentElement?.getBoundingClientRect() ?? new DOMRect();
  expect(frame.top).toBeGreaterThanOrEqual(0);
  const shown = page.getByRole('region', { name: 'Preview' }).element().lastElementChild;
  expect(field.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    shown?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
  );
});
