import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { previewContentEndpoint } from '../../../../../contract/content-admin.ts';
import { uploadPictureEndpoint } from '../../../../../contract/pictures.ts';
import { answer, holdAnswer, loseConnection, type StubAnswer } from '../../../../testing/stub-server.ts';
import { admin, fillText, NEW_POST_PATH, openPostAdmin, previewOf } from '../post/testing/post-admin.ts';

const { text, preview } = admin;
const findTool = (name: string) => admin.form.getByRole('toolbar').getByRole('button', { name, exact: true });
const PICTURE_ID = '0190a0a0-0000-7000-8000-000000000001';

/** What would be saved. */
async function expectText(markdown: string): Promise<void> {
  await expect.poll(() => lastPreviewed).toBe(markdown);
}

let lastPreviewed = '';
const echo = answer(previewContentEndpoint, ({ body }) => {
  lastPreviewed = (body as { body: string }).body;
  return previewOf(lastPreviewed);
});

async function openEditor(...answers: readonly StubAnswer[]) {
  const server = await openPostAdmin(NEW_POST_PATH, {}, [echo, ...answers]);
  await expect.element(preview).toBeInTheDocument();
  preview.element().scrollIntoView();
  return server;
}

test('a text is written as it will be read, by mouse and by keyboard, and kept as Markdown (P23.5)', {
  tags: 'long',
}, async () => {
  await openEditor();
  await fillText('Keep it cool');
  await userEvent.keyboard('{Control>}a{/Control}{Control>}b{/Control}');
  await expectText('**Keep it cool**');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expectText('Keep it cool');

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(findTool('Bold')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(findTool('Heading')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(text).toHaveFocus();
  await expect.element(text.getByRole('heading', { level: 2 })).toMatchTextContent('Keep it cool');

  await fillText('Keep it cool.\n\nIn the shade.');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await findTool('Tip').click();
  await expectText('Keep it cool.\n\n:::tip\nIn the shade.\n:::');
});

test('a picture is put where the cursor stands and asks what it shows; one that cannot be shown is refused', {
  tags: 'long',
}, async () => {
  await openEditor(
    answer(uploadPictureEndpoint, { id: PICTURE_ID, width: 900, height: 900, placeholder: 'data:,' }),
  );
  await fillText('Before.\n\nAfter.');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  const chooser = admin.form.getByLabelText('Picture for the text').element();
  await userEvent.upload(chooser, new File(['%PDF'], 'recipe.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent('“recipe.pdf” isn’t a supported picture.');
  await userEvent.upload(chooser, new File(['photo'], 'bowl.webp', { type: 'image/webp' }));
  await text.getByRole('textbox', { name: 'Describe this picture' }).fill('A bowl');
  await expectText(`Before.\n\n![A bowl](/pictures/${PICTURE_ID})\n\nAfter.`);
});

test('a shop detail is chosen by its meaning and shown as what it says (P23.5)', async () => {
  await openEditor();
  await fillText('Ask');
  await userEvent.keyboard('{Control>}{End}{/Control} ');
  await findTool('Shop details').click();
  const facts = page.getByRole('dialog', { name: 'Shop details' });
  await facts.getByRole('button', { name: /The name of the shop/ }).click();
  await expectText('Ask {{shop.name}}');
  await expect.element(text).not.toMatchTextContent('{{');
  await expect.element(text).toHaveFocus();
});

test('questions are added, moved and deleted as a list (P23.6)', async () => {
  await openEditor();
  await fillText(':::questions\n\n### First? {#one}\n\nYes.\n\n### Second? {#two}\n\nNo.\n:::');
  await expect.element(text).not.toMatchTextContent(':::');
  await text.getByRole('button', { name: 'Move question down' }).first().click();
  await expectText(':::questions\n\n### Second? {#two}\n\nNo.\n\n### First? {#one}\n\nYes.\n:::');
  await text.getByRole('button', { name: 'Delete question' }).first().click();
  await expectText(':::questions\n\n### First? {#one}\n\nYes.\n:::');
  await text.getByRole('button', { name: 'Add question' }).click();
  await expect.element(text.getByRole('button', { name: 'Delete question' }).nth(1)).toBeVisible();
});

test('a question that is added can be typed at once (P28.9)', async () => {
  await openEditor();
  await fillText(':::questions\n\n### First? {#one}\n\nYes.\n:::');
  await text.getByRole('button', { name: 'Add question' }).click();
  await userEvent.keyboard('Open on Sundays?');
  await expect.poll(() => lastPreviewed).toMatch(/Yes\.\n\n### Open on Sundays\?[^\n]*\n:::$/);
});

test('the preview says what was left out, and drops late answers', { tags: 'long' }, async () => {
  const slow = holdAnswer(previewOf('A slow answer.'));
  await openPostAdmin(NEW_POST_PATH, {}, [
    answer(previewContentEndpoint, ({ body }) => {
      const { body: typed } = body as { body: string };
      return typed.includes('slow') ? slow.give() : previewOf(typed, ['The trap was left out.']);
    }),
  ]);
  await expect.element(preview).toBeInTheDocument();
  preview.element().scrollIntoView();
  await fillText('A slow answer.');
  await fillText('A quick answer.');
  await expect.element(preview).toMatchTextContent('A quick answer.');
  await expect.element(preview).toMatchTextContent('The trap was left out.');
  slow.release();
  await expect.element(preview).not.toMatchTextContent('A slow answer.');
});

test('the preview stays when the line is gone, and says so', { tags: 'long' }, async () => {
  const server = await openPostAdmin(NEW_POST_PATH);
  await expect.element(preview).toBeInTheDocument();
  preview.element().scrollIntoView();
  await fillText('A quick answer.');
  await expect.element(preview).toMatchTextContent('A quick answer.');
  server.change(answer(previewContentEndpoint, loseConnection));
  await fillText('Words that nobody hears.');
  await expect.element(preview).toMatchTextContent('This preview is out of date.');
  await expect.element(preview).toMatchTextContent('A quick answer.');
  server.change(answer(previewContentEndpoint, previewOf('Words that nobody hears.')));
  await preview.getByRole('button', { name: 'Try again' }).click();
  await expect.element(preview).toMatchTextContent('Words that nobody hears.');
});

test('a table in a long text is shown whole beside the preview (P28.97)', async () => {
  await openEditor();
  await page.viewport(1_280, 900);
  const paragraphs = Array.from({ length: 40 }, (_, place) => `Paragraph ${place}`);
  const label = '| Label | Where |\n| --- | --- |\n| Gluten | Wheat |';
  await fillText([label, ...paragraphs].join('\n\n'));
  const table = text.getByRole('table');
  await expect.element(table).toBeInTheDocument();
  const box = table.element().closest('.overflow-x-auto');
  expect(box?.clientHeight).toBeGreaterThanOrEqual(table.element().clientHeight);
});
