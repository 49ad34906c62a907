import { fillAddress, nameDay, sendAs } from './fixtures/checkout.ts';
import {
  fillAcceptance,
  findCakeDay,
  findMessages,
  findQuoteForm,
  test,
  writeMessage,
} from './fixtures/custom-orders.ts';
import { findMainAction, findPanel, openDesigner, openStep } from './fixtures/designer.ts';
import { blockNews, findToasts } from './fixtures/identity.ts';
import { expectPayPage, findOrderAndPay, findPayNow, findReceipt, press } from './fixtures/payments.ts';
import { expect, openPage } from './fixtures/shop.ts';

const PICTURE = 'web/pictures/puff-puff-320.webp';

test('a cake is asked for, quoted twice, accepted, paid and delivered, in two browsers at once (P1.17, P1.22, P7.1, P7.2, P7.3, P7.4)', async ({
  page,
  office,
  registerCustomer,
  signIn,
  shop,
}) => {
  test.setTimeout(120_000);
  const customer = await registerCustomer('Adaeze Nnadi');
  const day = await findCakeDay(page.request, shop, 14);
  await signIn(page, customer);
  await openPage(office, '/admin/custom-orders');

  await test.step('the customer designs a cake and asks for a quote', async () => {
    await openDesigner(page);
    await openStep(page, 'Requests');
    const panel = findPanel(page);
    await panel
      .getByRole('textbox', { name: /^Special requests/ })
      .fill('A little talking drum of sugar on top.');
    await panel.getByLabel(/^Date needed/).fill(day);
    await panel.getByRole('textbox', { name: /^Budget/ }).fill('120,000');
    await panel.getByRole('textbox', { name: /^Phone/ }).fill('0803 123 4567');
    await panel.locator('input[type="file"]').setInputFiles(PICTURE);
    await expect(panel.getByRole('img', { name: 'Your picture 1' })).toBeVisible();
    await findMainAction(page).click();
    await expect(page).toHaveURL(/\/custom-orders\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ve received your request');
    await expect(page.getByText('A little talking drum of sugar on top.')).toBeVisible();
  });
  const id = page.url().split('/').at(-1) ?? '';

  await test.step('the owner finds it without a reload, and quotes', async () => {
    await office.getByRole('link', { name: 'Adaeze Nnadi' }).click();
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Adaeze Nnadi');
    const form = findQuoteForm(office);
    await expect(form.getByLabel('Day', { exact: true })).toHaveValue(day);
    await expect(form.getByRole('button', { name: /Available/ }).first()).toBeVisible();
    const last = form.getByRole('group', { name: /^Line \d+$/ }).last();
    await expect(last.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'A little talking drum of sugar on top',
    );
    await last.getByRole('textbox', { name: 'Description' }).fill('A sugar drum');
    await last.getByRole('textbox', { name: 'Naira' }).fill('10,000');
    await form.getByRole('button', { name: '50%' }).click();
    await form.getByRole('button', { name: 'Preview and send' }).click();
    const preview = office.getByRole('dialog', { name: 'How the customer will see it' });
    await expect(preview).toContainText('A sugar drum');
    await preview.getByRole('button', { name: 'Send to Adaeze' }).click();
    await expect(findToasts(office)).toContainText('Quote 1 is sent');
  });

  await test.step('the customer sees it at once, and asks for a change', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quote is ready');
    const quote = page.getByRole('region', { name: 'Quote 1' });
    await expect(quote).toContainText('A sugar drum');
    await page.getByRole('button', { name: 'Ask for a change' }).click();
    await expect(page.getByRole('textbox', { name: 'Message to the bakery' })).toBeFocused();
    const form = page.getByRole('form', { name: 'New message' });
    await form.getByLabel('Add pictures').setInputFiles(PICTURE);
    await expect(form.getByRole('img', { name: 'Your picture 1' })).toBeVisible();
    await writeMessage(page, 'Please make the drum green and gold.');
  });

  await test.step('the owner reads it, answers, and makes a second quote', async () => {
    const messages = findMessages(office);
    await expect(messages).toContainText('Please make the drum green and gold.');
    await messages.getByRole('button', { name: /^Enlarge picture 1/ }).click();
    const viewer = office.getByRole('dialog');
    await expect(viewer.getByRole('img')).toBeVisible();
    await viewer.getByRole('button', { name: 'Close' }).click();
    await writeMessage(office, 'Gladly. The gold is edible.');
    await office.getByRole('button', { name: 'New quote' }).click();
    const form = findQuoteForm(office);
    const last = form.getByRole('group', { name: /^Line \d+$/ }).last();
    await last.getByRole('textbox', { name: 'Naira' }).fill('15,000');
    await form.getByRole('textbox', { name: 'Deposit in naira' }).fill('40,000');
    await form.getByRole('textbox', { name: /^Note to the customer/ }).fill('With edible gold.');
    await expect(form.getByRole('list', { name: 'Day capacity' })).toBeVisible();
    await form.getByRole('button', { name: 'Preview and send' }).click();
    await office.getByRole('button', { name: 'Send to Adaeze' }).click();
    await expect(findToasts(office)).toContainText('Quote 2 is sent');
  });

  await test.step('the customer compares both and accepts the second', async () => {
    await expect(findMessages(page)).toContainText('Gladly. The gold is edible.');
    const quote = page.getByRole('region', { name: 'Quote 2' });
    await expect(quote).toContainText('With edible gold.');
    await quote.getByText('Quote 1', { exact: true }).click();
    await expect(quote.getByText('₦10,000')).toBeVisible();
    await quote.getByRole('link', { name: 'Accept this quote' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accept quote 2');
    await fillAcceptance(page);
    await page.getByRole('radio', { name: /^Delivery/ }).check();
    await fillAddress(page);
    const summary = page.getByRole('complementary', { name: 'Your order' });
    await expect(summary).toContainText('₦55,500');
    await expect(summary).toContainText(nameDay(day));
    await expect(summary).toContainText('VAT of ₦3,872.09 included');
    await findOrderAndPay(page).click();
  });

  await test.step('the deposit is paid on the provider’s page, and confirms the order', async () => {
    await expectPayPage(page, '₦40,000');
    await press(page, 'Pay with a good card');
    await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is confirmed');
  });
  const orderId = page.url().split('/').at(-1) ?? '';

  await test.step('both see that the deposit is paid, and where the order is', async () => {
    await expect(office.getByText('Deposit paid', { exact: true }).first()).toBeVisible();
    await expect(office.getByRole('link', { name: /^Order \d/ })).toHaveAttribute(
      'href',
      `/admin/orders/${orderId}`,
    );
    await openPage(page, `/custom-orders/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cake is confirmed');
    await expect(page.getByText('The balance of ₦15,500 is due before delivery or pickup.')).toBeVisible();
  });

  await test.step('the kitchen has its ticket, with the drawing', async () => {
    await openPage(office, `/admin/kitchen?day=${day}`);
    const findTicket = (stage: string) =>
      office
        .getByRole('region', { name: new RegExp(`^${stage}: `) })
        .getByRole('listitem')
        .filter({ hasText: 'Adaeze Nnadi' });
    await expect(findTicket('Bake').locator('img').first()).toBeVisible();
    await expect(findTicket('Bake')).toContainText('Contains');
    await expect(findTicket('Bake')).toContainText('A little talking drum of sugar on top.');
    await expect(findTicket('Bake')).toContainText('With edible gold.');
    await openPage(office, `/admin/orders/${orderId}/ticket`);
    const paper = office.getByRole('article');
    await expect(paper).toContainText('A little talking drum of sugar on top.');
    await expect(paper).toContainText('Cake, 6 inch: Vanilla sponge');
    await openPage(office, `/admin/kitchen?day=${day}`);
    await findTicket('Bake')
      .getByRole('button', { name: /^Baked, order/ })
      .click();
    await expect(findTicket('Decorate')).toBeVisible();
  });

  await test.step('the balance is paid, and the cake is delivered', async () => {
    await page.getByRole('link', { name: 'Pay the balance' }).click();
    await page.getByRole('radio', { name: /^Card/ }).check();
    await findPayNow(page).click();
    await expectPayPage(page, '₦15,500');
    await press(page, 'Pay with a good card');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is in the kitchen');
    await expect(findReceipt(page)).toContainText('Paid');
    for (const to of ['ready', 'out_for_delivery', 'delivered']) {
      await sendAs(office, shop, 'post', `/api/admin/orders/${orderId}/steps`, { to });
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivered. Enjoy!');
    await openPage(page, `/custom-orders/${id}`);
    await expect(page.getByText('₦55,500 is paid in full, thank you.')).toBeVisible();
  });
});

test('a quote is accepted once, whoever else is about to (P7.3)', { tag: '@long' }, async ({
  page,
  askForCake,
  quoteCake,
  openDevice,
  shop,
}) => {
  const day = await findCakeDay(page.request, shop, 19);
  const { id, customer } = await askForCake(page, 'Tunde Lawal');
  await quoteCake(id, day);
  const second = await openDevice(customer);
  // It hears no news: what happens elsewhere is told by the shop’s answer alone.
  await blockNews(second.context());
  await openPage(second, `/custom-orders/${id}?accept=1`);
  await fillAcceptance(second);
  await openPage(page, `/custom-orders/${id}?accept=1`);
  await fillAcceptance(page);
  await findOrderAndPay(page).click();
  await expectPayPage(page, '₦45,000');
  await findOrderAndPay(second).click();
  await expect(
    second.getByRole('alert').filter({ hasText: 'This quote has already been accepted.' }),
  ).toBeVisible();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Your day is reserved');
  await expect(second.getByRole('link', { name: 'Pay ₦45,000' })).toBeVisible();
});
