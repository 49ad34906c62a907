import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describePriceList, readPriceListEndpoint } from '../../../../contract/designer.ts';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { bake, stubCatalogue } from '../../../testing/stub-catalogue.ts';
import { answer } from '../../../testing/stub-server.ts';
import { DATA_SAVER_KEY } from '../../../ui/browser/data-saver.ts';

const picture = (id: string, alt: string) => ({
  id,
  alt,
  width: 1_000,
  height: 1_000,
  placeholder: 'data:,',
});
const PICTURES = [picture('p1', 'A whole cake'), picture('p2', 'A slice of it')];
const CATALOGUE = stubCatalogue([
  bake('Vanilla cake', { id: 'vanilla', pictures: PICTURES }),
  bake('Ivory cake', {
    id: 'ivory',
    isCustom: true,
    description: 'Three tiers. Each flower is made by hand.',
    pictures: PICTURES,
  }),
]);

const open = (id: string) =>
  openScreen(`/products/${id}`, {
    pageData: CATALOGUE,
    stored: { [DATA_SAVER_KEY]: 'on' },
    answers: [answer(readPriceListEndpoint, describePriceList(DEFAULT_PRICE_LIST))],
  });

const gallery = page.getByRole('region', { name: 'Pictures' });
const whole = gallery.getByRole('button', { name: 'A whole cake Enlarge' });
const slice = gallery.getByRole('button', { name: 'A slice of it Enlarge' });
const thumbnail = gallery.getByRole('button', { name: 'Picture 2 of 2: A slice of it' });

test('the arrow keys go from picture to picture, and Enter opens the one in sight (P29.211)', {
  tags: 'long',
}, async () => {
  await open('vanilla');
  await expect.element(whole).toBeInViewport({ ratio: 0.9 });
  whole.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slice).toHaveFocus();
  await expect.element(slice).toBeInViewport({ ratio: 0.9 });
  await expect.element(thumbnail).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{Enter}');
  const viewer = page.getByRole('dialog', { name: 'Pictures of Vanilla cake' });
  const enlarged = viewer.getByRole('button', { name: 'A slice of it Zoom' });
  await expect.element(enlarged).toHaveFocus();
  await expect.element(enlarged).toBeInViewport({ ratio: 0.9 });
  await expect.element(viewer.getByRole('status')).toMatchTextContent('Picture 2 of 2');
});

test('in the large view the next of the last picture is the first (P29.211)', async () => {
  await open('vanilla');
  await whole.click();
  const viewer = page.getByRole('dialog', { name: 'Pictures of Vanilla cake' });
  const shown = viewer.getByRole('status');
  await viewer.getByRole('button', { name: 'Previous picture' }).click();
  await expect.element(shown).toMatchTextContent('Picture 2 of 2');
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect.element(shown).toMatchTextContent('Picture 1 of 2');
});

test('whoever closes the large view goes on at the picture that was last seen (P29.235)', async () => {
  await open('vanilla');
  await whole.click();
  const viewer = page.getByRole('dialog', { name: 'Pictures of Vanilla cake' });
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect.element(viewer.getByRole('status')).toMatchTextContent('Picture 2 of 2');
  await userEvent.keyboard('{Escape}');
  await expect.element(slice).toHaveFocus();
  await expect.element(slice).toBeInViewport({ ratio: 0.9 });
  await expect.element(thumbnail).toHaveAttribute('aria-current', 'true');
});

test('a custom cake shows all its pictures below the designer, whole and enlarged on request (P29.212)', async () => {
  await open('ivory');
  await expect.element(whole).toBeVisible();
  const { width, height } = whole.element().getBoundingClientRect();
  expect(Math.abs(width - height)).toBeLessThan(1);
  await thumbnail.click();
  await slice.click();
  const viewer = page.getByRole('dialog', { name: 'Pictures of Ivory cake' });
  await expect.element(viewer.getByRole('status')).toMatchTextContent('Picture 2 of 2');
});
