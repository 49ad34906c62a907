import { test } from './fixtures/people.ts';
import { inventProductName, sendProduct } from './fixtures/products.ts';
import { expect, expectToFitEverywhere, takeComplaints } from './fixtures/shop.ts';

const CAKE_PICTURE = 'web/pictures/puff-puff-320.webp';

test.beforeEach(({ page, administrator, signIn }) => signIn(page, administrator));

test('a picture that does not fit is refused at once; one that failed is tried again', async ({
  page,
  complaints,
}) => {
  await page.goto('/admin/products/new');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({
    name: 'recipe.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(page.getByRole('alert')).toHaveText(
    '“recipe.pdf” is not a picture the shop can show. Save it as JPEG, PNG, WebP or AVIF.',
  );
  await page.route('**/api/admin/pictures', (route) => route.abort(), { times: 1 });
  await chooser.setInputFiles(CAKE_PICTURE);
  const line = page.getByRole('group', { name: 'Pictures' }).getByRole('listitem');
  await expect(line.getByRole('alert')).toContainText('Network error. Please check your connection.');
  await takeComplaints(complaints, /ERR_FAILED/);
  await line.getByRole('button', { name: 'Try again' }).click();
  await expect(line.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await line.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(line).toHaveCount(0);
});

test('a tag that the allergens deny is pointed out', async ({ page }) => {
  await page.goto('/admin/products/new');
  await page.getByRole('checkbox', { name: 'Tree nuts' }).check();
  const tags = page.getByRole('group', { name: 'Dietary tags (optional)' });
  await tags.getByRole('combobox', { name: 'Add another' }).fill('Nut-free');
  await page.keyboard.press('Enter');
  await expect(tags.getByRole('button', { name: 'Nut-free', pressed: true })).toBeVisible();
  await expect(
    page.getByText('The tag “Nut-free” does not go with the declared allergen tree nuts.'),
  ).toBeVisible();
});

test('a tag that is typed and left behind is not lost', async ({ page }) => {
  await page.goto('/admin/products/new');
  const flavours = page.getByRole('group', { name: 'Flavours (optional)' });
  await flavours.getByRole('combobox', { name: 'Add another' }).fill('Zobo');
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
  await expect(flavours.getByRole('button', { name: 'Zobo', pressed: true })).toBeVisible();
});

test('everybody can use the list and the form', async ({ page, shop }) => {
  const { id, name } = await sendProduct(page, shop, '/api/products', {
    name: inventProductName('Three-tier Wedding Cake'),
    category: 'Celebration cakes',
    price: 95_000,
    discountPercentage: 12.5,
    dietaryTags: ['Halal'],
    sizes: [{ id: 'forty', name: 'Serves forty', price: 95_000, servings: 40, workUnits: 20 }],
  });
  await page.goto('/admin/products');
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await expectToFitEverywhere(page);
  await page.goto(`/admin/products/${id}/edit`);
  await page.locator('input[type=file]').setInputFiles(CAKE_PICTURE);
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expectToFitEverywhere(page);
});
