import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../../..');

/** What keeps typed work in the browser. */
const KEEPERS =
  /\b(?:useDraftedForm|useEditedForm|useSavedDraft|useDraftKeeper|createDraftKeeper|keepDraft)(?:<[^(]*>)?\(|<VersionedForm\b/;

/** Forms whose values are kept by a file beside them. */
const STORED_BESIDE: Readonly<Record<string, string>> = {
  'features/catalogue/admin/bulk/bulk-dialog.tsx': 'use-bulk-change.ts',
  'features/catalogue/admin/form/product-form.tsx': 'use-product-form.ts',
  'features/checkout/ordering-form.tsx': 'draft/use-checkout-draft.ts',
  'features/content/admin/post/post-form.tsx': 'use-post-form.ts',
  'features/custom-orders/admin/quote/quote-form.tsx': 'use-quote-form.ts',
  'features/custom-orders/custom-order/conversation/message-form.tsx': 'conversation.tsx',
  'features/delivery/admin/days/day-form.tsx': 'day-dialog.tsx',
  'features/orders/admin/new/new-order.tsx': 'use-new-order.ts',
};

/** Forms without a draft, each with its reason. */
const WITHOUT_DRAFT: Readonly<Record<string, string>> = {
  'features/catalogue/list/list-frame.tsx': 'filters, which are in the address',
  'features/catalogue/product/buy-box.tsx': 'a choice, which is in the address',
  'features/codes/codes-context.tsx': 'one word, which the browser keeps as soon as it is applied',
  'features/codes/voucher-payment-context.tsx': 'a code that is money',
  'features/orders/kitchen/kitchen-header.tsx': 'one date, picked and not typed',
  'features/orders/mail-orders-form.tsx': 'one address that the browser fills in',
  'features/orders/order/resend-form.tsx': 'one address, which the order knows',
  'features/orders/shelf/stock-alert-dialog.tsx': 'one address, which the browser knows',
  'features/search/search-box.tsx': 'a search, which is in the address',
  'features/users/access-form.tsx': 'passwords',
  'features/users/account/account-deletion.tsx': 'a password',
  'features/users/account/account-page.tsx': 'a button without a field',
  'features/users/account/email-section.tsx': 'one address, which changes nothing until it is proved',
  'features/users/account/password-section.tsx': 'passwords',
  'features/users/account/security/authenticator-part.tsx': 'a password and a code',
  'features/users/devices/kitchen-tablets.tsx': 'a code that works once',
  'features/users/devices/pin-section.tsx': 'a PIN',
  'features/users/second-step/proof-dialog.tsx': 'a password or a code',
  'features/users/invitation/accept-invitation.tsx': 'a password',
  'features/vouchers/bought-vouchers-context.tsx': 'one address, which the voucher knows',
  'layouts/footer/newsletter-form.tsx': 'one address that the browser fills in',
};

/** Frames around the fields of others. */
const FRAMES = [
  'features/orders/admin/desk-dialog.tsx',
  'features/orders/order/change/change-dialog.tsx',
  'features/users/account/section-form.tsx',
  'ui/form/edited-form-frame.tsx',
  'ui/form/versioned-form.tsx',
];

const read = (file: string) => readFileSync(join(WEB, file), 'utf8');

/** A form, or a question with a field in it. */
function rendersForm(text: string): boolean {
  return (
    /<(?:form|SectionForm|DeskForm|ChangeDialogForm|EditedFormFrame|VersionedForm)\b/.test(text) ||
    (/<ConfirmDialog\b/.test(text) && /<(?:TextField|TextArea|SelectField)\b/.test(text))
  );
}

const forms = globSync('**/*.tsx', { cwd: WEB })
  .filter((file) => !file.includes('test') && rendersForm(read(file)))
  .toSorted();

test('every form keeps what was typed, or is on the list of those that need not (P28.12)', () => {
  const losing = forms.filter((file) => {
    const beside = STORED_BESIDE[file];
    const keeper = beside === undefined ? file : join(file, '..', beside);
    return !FRAMES.includes(file) && !(file in WITHOUT_DRAFT) && !KEEPERS.test(read(keeper));
  });
  expect(losing).toEqual([]);
});

test('the lists of forms name nothing that is gone', () => {
  const listed = [...Object.keys(STORED_BESIDE), ...Object.keys(WITHOUT_DRAFT), ...FRAMES];
  expect(listed.filter((file) => !forms.includes(file))).toEqual([]);
});
