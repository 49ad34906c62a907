import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { uploadPictureEndpoint } from '../../../../../contract/pictures.ts';
import { changeProductEndpoint, createProductEndpoint } from '../../../../../contract/product-changes.ts';
import { expectAddress, PHONE } from '../../../../testing/open-screen.tsx';
import { answer, loseConnection, refuse } from '../../../../testing/stub-server.ts';
import { takeComplaint } from '../../../../testing/watch-complaints.ts';
import { exampleProduct } from '../testing/example-product.ts';
import { exampleDraft, openProductAdmin } from '../testing/product-admin.ts';

const NEW = '/admin/products/new';
const BREAD = exampleDraft('Agege Bread');
const EDIT_BREAD = '/admin/products/agege-bread/edit';

const heading = page.getByRole('heading', { level: 1 });
const findField = (name: string) => page.getByRole('textbox', { name, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const PHOTO = new File(['photo'], 'loaf.webp', { type: 'image/webp' });
const UPLOADED = { id: crypto.randomUUID(), width: 900, height: 900, placeholder: 'data:,' };

async function fillNeeds(name: string): Promise<void> {
  await findField('Name').fill(name);
  await page.getByRole('combobox', { name: 'Category' }).fill('Small chops');
  await findField('Price').fill('₦3,500');
}

test('what is missing is said at its field, which gets the focus (P1.26)', { tags: 'long' }, async () => {
  const server = await openProductAdmin(NEW);
  await press('Save draft');
  await expect.element(findField('Name')).toHaveFocus();
  await expect.element(findField('Name')).toHaveAccessibleDescription('Enter a name.');
  await expect.element(page.getByText('3 fields need attention')).toBeVisible();
  await fillNeeds('Chin-chin');
  await findField('Price').fill('a few naira');
  await press('Save draft');
  await expect.element(findField('Price')).toHaveFocus();
  await expect
    .element(findField('Price'))
    .toHaveAccessibleDescription('Enter an amount in naira, for example 12,500 or 12,500.50.');
  expect(server.callsOf(createProductEndpoint)).toEqual([]);
});

test('what the shop refuses is said at its field, and everything typed stays (P1.26)', {
  tags: 'long',
}, async () => {
  const taken = refuse(409, {
    message: 'Another product already has this id.',
    code: 'id_taken',
    fields: { id: 'Another product already has this id.' },
  });
  await openProductAdmin(NEW, [], { answers: [answer(createProductEndpoint, taken)] });
  await fillNeeds('Chin-chin');
  await findField('Link').fill('agege-bread');
  await press('Save draft');
  await expect.element(findField('Link')).toHaveFocus();
  await expect.element(findField('Link')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(findField('Price')).toHaveValue('₦3,500');
});

test('a refused creation says why, with everything still there (S8.6)', { tags: 'long' }, async () => {
  const refusal = { error: 'The oven is full.', message: 'Fault', code: 'fault' };
  const answers = [answer(createProductEndpoint, Response.json(refusal, { status: 500 }))];
  await openProductAdmin(NEW, [], { answers });
  await fillNeeds('Puff-Puff');
  await press('Save draft');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The oven is full.');
  await expect.element(findField('Name')).toHaveValue('Puff-Puff');
  await takeComplaint(/Server error/);
});

test('a product is made with the keyboard alone', { tags: 'long' }, async () => {
  await openProductAdmin('/admin/products');
  await expect.element(page.getByRole('link', { name: 'Add product' }).first()).toBeVisible();
  page.getByRole('link', { name: 'Add product' }).first().element().focus();
  await userEvent.keyboard('{Enter}');
  await expectAddress(NEW);
  await expect.element(findField('Name')).toBeVisible();
  findField('Name').element().focus();
  await userEvent.keyboard('Doughnut{Tab}{Tab}Pastries');
  findField('Price').element().focus();
  await userEvent.keyboard('800{Enter}');
  await expectAddress('/admin/products/doughnut/edit');
  await expect.element(page.getByText('All changes saved')).toBeVisible();
});

test('the owner says what is offered at the cart (P25.11)', { tags: 'long' }, async () => {
  const server = await openProductAdmin(EDIT_BREAD, [BREAD]);
  await page.getByRole('checkbox', { name: 'Suggest in the cart' }).click();
  await press('Save draft');
  await expect
    .poll(() => server.callsOf(changeProductEndpoint).at(-1)?.body)
    .toMatchObject({ isOfferedAtCart: true });
});

test('the owner ticks occasions, and what an eggless one costs more of what contains egg (P29.1, P29.2)', {
  tags: 'long',
}, async () => {
  const server = await openProductAdmin(EDIT_BREAD, [BREAD]);
  const eggless = page.getByRole('checkbox', { name: 'Can be made eggless' });
  await expect.element(page.getByRole('checkbox', { name: 'Naming ceremony' })).toBeVisible();
  await expect.element(eggless).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Naming ceremony' }).click();
  await page.getByRole('checkbox', { name: 'Egg', exact: true }).click();
  await eggless.click();
  await findField('Extra for eggless (optional)').fill('2,500');
  await press('Save draft');
  await expect
    .poll(() => server.callsOf(changeProductEndpoint).at(-1)?.body)
    .toMatchObject({ occasions: ['naming-ceremony'], egglessExtra: 2_500 });
});

test('leaving with unsaved changes is asked about', { tags: 'long' }, async () => {
  await openProductAdmin(EDIT_BREAD, [BREAD]);
  await findField('Kitchen points').fill('7x');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'All products' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(findField('Kitchen points')).toHaveValue('7x');
  await expectAddress(EDIT_BREAD);
  await page.getByRole('link', { name: 'All products' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expectAddress('/admin/products');
});

test('a product that is not there is said to be so', async () => {
  await openProductAdmin('/admin/products/no-such-product/edit');
  await expect.element(heading).toHaveTextContent('Product not found');
  await takeComplaint(/Resource not found/);
});

test('of two administrators the second is told what changed, and may keep their own part of it (P1.20, P1.30)', {
  tags: 'long',
}, async () => {
  const server = await openProductAdmin(EDIT_BREAD, [BREAD]);
  await findField('Description (optional)').fill('Mine, and worth keeping.');
  await findField('Price').fill('20,000');
  server.changeElsewhere('agege-bread', { price: 19_500, leadTimeHours: 72 });
  await press('Save draft');
  const question = page.getByRole('dialog', { name: 'Someone else changed this product' });
  await expect.element(question.getByText('Now: ₦19,500')).toBeVisible();
  await expect.element(question.getByText('Now: 72 hours')).toBeVisible();
  await expect.element(question.getByText('You changed this too')).toBeVisible();
  await question.getByRole('button', { name: 'Go back to the form' }).click();
  await expect.element(findField('Description (optional)')).toHaveValue('Mine, and worth keeping.');

  await press('Save draft');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(findField('Lead time in hours')).toHaveValue('72');
  expect(server.callsOf(changeProductEndpoint).at(-1)?.body).toEqual({
    description: 'Mine, and worth keeping.',
    price: 20_000,
    version: 2,
  });
});

test('of two administrators the second may take what the first saved (P1.20, P1.30)', {
  tags: 'long',
}, async () => {
  const server = await openProductAdmin(EDIT_BREAD, [BREAD]);
  await findField('Name').fill('Overtaken');
  server.changeElsewhere('agege-bread', { price: 19_500 });
  await press('Save draft');
  await press('Use theirs');
  await expect.element(findField('Name')).toHaveValue('Agege Bread');
  await expect.element(findField('Price')).toHaveValue('19,500');
  await expect.element(page.getByText('All changes saved')).toBeVisible();
});

test('a picture that does not fit is refused at once; one that failed is tried again', {
  tags: 'long',
}, async () => {
  const server = await openProductAdmin(NEW, [], {
    answers: [answer(uploadPictureEndpoint, loseConnection)],
  });
  await expect.element(heading).toHaveTextContent('Add product');
  await userEvent.upload(chooser(), new File(['%PDF'], 'recipe.pdf', { type: 'application/pdf' }));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('“recipe.pdf” isn’t a supported picture. Save it as JPEG, PNG, WebP or AVIF.');
  await userEvent.upload(chooser(), PHOTO);
  const line = page.getByRole('group', { name: 'Pictures' }).getByRole('listitem');
  await expect
    .element(line.getByRole('alert'))
    .toMatchTextContent('Network error. Please check your connection.');
  server.change(answer(uploadPictureEndpoint, UPLOADED));
  await line.getByRole('button', { name: 'Try again' }).click();
  await line.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect.element(line).not.toBeInTheDocument();
});

test('a picture is described by the product’s name until somebody says more, and never keeps it from being published, as unchecked allergens do (P1.20, P23.12, P28.36)', {
  tags: 'long',
}, async () => {
  const server = await openProductAdmin(EDIT_BREAD, [BREAD], {
    answers: [answer(uploadPictureEndpoint, UPLOADED)],
  });
  await expect.element(heading).toHaveTextContent('Agege Bread');
  await userEvent.upload(chooser(), PHOTO);
  const words = findField('Describe picture 1 (optional)');
  await expect.element(words).toHaveValue('Agege Bread');
  await words.fill('');
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: /^Published/ }).click();
  await press('Save and publish');
  await expect.element(page.getByText(/^Tick what it contains, or tick “None of these”/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'None of these' }).click();
  await press('Save and publish');
  await expect
    .poll(() => server.callsOf(changeProductEndpoint))
    .toMatchObject([{ body: { status: 'published', pictures: [{ alt: 'Agege Bread' }] } }]);
});

test('on a phone what is wrong with the allergens is in sight as their boxes are gone to (P28.94)', async () => {
  await openProductAdmin(EDIT_BREAD, [{ ...BREAD, allergens: [] }], { viewport: PHONE });
  await page.getByRole('radio', { name: /^Published/ }).click();
  await press('Save and publish');
  const problem = page.getByText(/^Tick what it contains, or tick “None of these”/);
  await expect.element(problem).toBeInViewport();
  const boxes = page.getByRole('checkbox', { name: 'Gluten' }).element().getBoundingClientRect();
  expect(problem.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(boxes.top);
});

test('a tag that the allergens deny is pointed out, and one that is typed and left behind is not lost', {
  tags: 'long',
}, async () => {
  await openProductAdmin(NEW);
  await page.getByRole('checkbox', { name: 'Tree nuts' }).click();
  const tags = page.getByRole('list', { name: 'Dietary tags' });
  await page.getByRole('combobox', { name: 'Dietary tags (optional)' }).fill('Nut-free');
  await userEvent.keyboard('{Enter}');
  await expect.element(tags.getByRole('button', { name: 'Nut-free', pressed: true })).toBeVisible();
  await expect
    .element(page.getByText('The tag “Nut-free” contradicts the declared allergen tree nuts.'))
    .toBeVisible();

  const flavours = page.getByRole('list', { name: 'Flavours' });
  await page.getByRole('combobox', { name: 'Flavours (optional)' }).fill('Zobo');
  findField('Name').element().focus();
  await expect.element(flavours.getByRole('button', { name: 'Zobo', pressed: true })).toBeVisible();
});

test('one button saves a product where its visibility says: choosing Archived and saving archives (P1.28)', async () => {
  const server = await openProductAdmin('/admin/products/red-velvet-cake/edit', [exampleProduct()]);
  await findField('Name').fill('Ruby Velvet Cake');
  await press('Save');
  await expect.element(heading).toHaveTextContent('Ruby Velvet Cake');
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  await page.getByRole('radio', { name: /^Archived/ }).click();
  await press('Save and archive');
  await expect.element(page.getByText('Ruby Velvet Cake saved and archived')).toBeVisible();
  expect(server.callsOf(changeProductEndpoint).at(-1)?.body).toMatchObject({ status: 'archived' });
  await expect.element(page.getByRole('button', { name: /^Save/ })).toHaveTextContent('Save');
  expect(page.getByRole('button', { name: /^Save/ }).elements()).toHaveLength(1);
});

test('what was typed is there again after the tab was closed, for the same person alone (P1.29)', {
  tags: 'long',
}, async () => {
  await openProductAdmin(EDIT_BREAD, [BREAD]);
  await findField('Price').fill('1,7');
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  sessionStorage.clear();
  await openProductAdmin(EDIT_BREAD, [BREAD]);
  await expect.element(page.getByText('We’ve restored your unsaved changes.')).toBeVisible();
  await expect.element(findField('Price')).toHaveValue('1,7');
  const drafts = Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
  expect(drafts).toEqual([expect.stringContaining('product-3:agege-bread')]);
  await press('Discard');
  await expect.element(findField('Price')).toHaveValue('1,500');
});
