import { expect, test } from 'vitest';
import { mayUse, type StaffRole } from '../../../domain/users/roles.ts';
import { matchEntries } from '../../features/lookup/palette-items.ts';
import { WORK_ENTRIES } from './admin-entries.ts';
import { MORE_PLACES } from './more-places.ts';

const find = (query: string, role: StaffRole = 'owner') =>
  matchEntries(
    query,
    [...WORK_ENTRIES, ...MORE_PLACES].filter(({ access }) => mayUse(role, access)),
  ).map(({ to }) => to);

test('the search finds every screen of the settings, the counter, the shelf and the staff, as far as the role includes them (P28.47)', () => {
  const expected = {
    'home page': '/admin/settings/home',
    bank: '/admin/settings/payments',
    brand: '/admin/settings/brand',
    counter: '/admin/settings/shelf',
    logo: '/admin/settings/brand',
    notifications: '/admin/settings/notifications',
    shelf: '/admin/settings/shelf',
    staff: '/admin/users/staff',
  };
  for (const [query, to] of Object.entries(expected)) expect(find(query)).toContain(to);
  expect(find('settings').length).toBeGreaterThanOrEqual(9);
  expect(find('counter', 'desk').map((to) => to.split('/').at(-1))).toEqual(['counter']);
  expect(find('settings', 'desk')).toEqual([]);
  expect(find('shelf', 'kitchen').map((to) => to.split('/').at(-1))).toEqual(['shelf']);
});

test('no screen is listed twice', () => {
  const listed = [...WORK_ENTRIES, ...MORE_PLACES];
  for (const part of ['label', 'to'] as const) {
    expect(new Set(listed.map((each) => each[part])).size).toBe(listed.length);
  }
});
