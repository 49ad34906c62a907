import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { previewContentEndpoint } from '../../../../../contract/content-admin.ts';
import { uploadPictureEndpoint } from '../../../../../contract/pictures.ts';
import { answer, holdAnswer, loseConnection } from '../../../../testing/stub-server.ts';
import { admin, NEW_POST_PATH, openPostAdmin, previewOf } from '../post/testing/post-admin.ts';

const { text, preview } = admin;
const findTool = (name: string) => admin.form.getByRole('toolbar').getByRole('button', { name, exact: true });
const PICTURE_ID = '0190a0a0-0000-7000-8000-000000000001';

test('the tools work by keyboard, and what they wrote is undone like anything typed', async () => {
  await openPostAdmin(NEW_POST_PATH);
  await text.fill('Keep it cool');
  await userEvent.keyboard('{Control>}a{/Control}{Control>}b{/Control}');
  await expect.element(text).toHaveValue('**Keep it cool**');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(text).toHaveValue('Keep it cool');

  await userEvent.keyboard('{Control>}a{/Control}{Shift>}{Tab}{/Shift}');
  await expect.element(findTool('Bold')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(findTool('Heading')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(text).toHaveFocus();
  await expect.element(text).toHaveValue('## Keep it cool');
  await userEvent.keyboard('{End}{Enter}');
  await findTool('Tip').click();
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('In the shade.');
  await expect.element(text).toHaveValue('## Keep it cool\n\n:::tip\nIn the shade.\n:::\n');
});

test('a picture is put where the cursor stands, and asks what it shows; one that cannot be shown is refused', async () => {
  await openPostAdmin(NEW_POST_PATH, {}, [
    answer(uploadPictureEndpoint, { id: PICTURE_ID, width: 900, height: 900, placeholder: 'data:,' }),
  ]);
  await text.fill('Before.\n\nAfter.');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  const chooser = admin.form.getByLabelText('Picture for the text').element();
  await userEvent.upload(chooser, new File(['%PDF'], 'recipe.pdf', { type: 'application/pdf' }));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('“recipe.pdf” is not a picture the shop can show.');
  await userEvent.upload(chooser, new File(['photo'], 'bowl.webp', { type: 'image/webp' }));
  await expect
    .element(text)
    .toHaveValue(`Before.\n\n![Say what the picture shows](/pictures/${PICTURE_ID})\n\nAfter.`);
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('A bowl');
  await expect.element(text).toHaveValue(`Before.\n\n![A bowl](/pictures/${PICTURE_ID})\n\nAfter.`);
});

test('what the shop knows is chosen by its meaning', async () => {
  await openPostAdmin(NEW_POST_PATH);
  await text.fill('Ask ');
  await findTool('What the shop knows').click();
  const facts = page.getByRole('dialog', { name: 'What the shop knows' });
  await facts.getByRole('button', { name: /The name of the shop: “Oyin Bakes”/ }).click();
  await expect.element(text).toHaveValue('Ask {{shop.name}}');
  await expect.element(text).toHaveFocus();
});

test('the preview says what was left out, and drops late answers', async () => {
  const slow = holdAnswer(previewOf('A slow answer.'));
  await openPostAdmin(NEW_POST_PATH, {}, [
    answer(previewContentEndpoint, ({ body }) => {
      const { body: typed } = body as { body: string };
      return typed.includes('slow') ? slow.give() : previewOf(typed, ['The trap was left out.']);
    }),
  ]);
  await expect.element(preview).toBeInTheDocument();
  preview.element().scrollIntoView();
  await text.fill('A slow answer.');
  await text.fill('A quick answer.');
  await expect.element(preview).toMatchTextContent('A quick answer.');
  await expect.element(preview).toMatchTextContent('The trap was left out.');
  slow.release();
  await expect.element(preview).not.toMatchTextContent('A slow answer.');
});

test('the preview stays when the line is gone, and says so', async () => {
  const server = await openPostAdmin(NEW_POST_PATH);
  await expect.element(preview).toBeInTheDocument();
  preview.element().scrollIntoView();
  await text.fill('A quick answer.');
  await expect.element(preview).toMatchTextContent('A quick answer.');
  server.change(answer(previewContentEndpoint, loseConnection));
  await text.fill('Words that nobody hears.');
  await expect.element(preview).toMatchTextContent('What you see here is from before that.');
  await expect.element(preview).toMatchTextContent('A quick answer.');
  server.change(answer(previewContentEndpoint, previewOf('Words that nobody hears.')));
  await preview.getByRole('button', { name: 'Try again' }).click();
  await expect.element(preview).toMatchTextContent('Words that nobody hears.');
});
