import { expect, test } from 'vitest';
import { rememberInbox, takeInboxPath } from './admin-paths.ts';

test('the way back leads to the inbox as it was filtered', () => {
  expect(takeInboxPath(rememberInbox('?status=quoted&q=Ada'))).toBe(
    '/admin/custom-orders?status=quoted&q=Ada',
  );
});

test.each([null, undefined, 7, {}, { search: '' }, { search: '//elsewhere.example' }])(
  'without a remembered search it leads to all of it (%j)',
  (state) => {
    expect(takeInboxPath(state)).toBe('/admin/custom-orders');
  },
);
