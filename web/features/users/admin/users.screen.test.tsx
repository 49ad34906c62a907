import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listUsersEndpoint } from '../../../../contract/users.ts';
import { ADMINISTRATOR, listCommonAnswers } from '../../../testing/common-answers.ts';
import { fillAndPause } from '../../../testing/fill-and-pause.ts';
import { expectAddress, openScreen } from '../../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer } from '../../../testing/stub-server.ts';
import { takeComplaint } from '../../../testing/watch-complaints.ts';
import { answerUser, describeUser, OWN_USER, summarise } from '../testing/user-answers.ts';

const search = page.getByRole('searchbox', { name: 'Search users' });
const table = page.getByRole('table', { name: 'Users' });
const names = page.getByRole('rowheader');

const NGOZI = describeUser('u5', 'Ngozi Eze');
const PEOPLE = ['Third', 'Second', 'First'].map((name, index) => summarise(describeUser(`u${index}`, name)));

const openUsers = (path: string, ...answers: readonly StubAnswer[]) =>
  openScreen(path, { visitor: ADMINISTRATOR, answers });

/** Finds by name, all on one page. */
const FINDING = answer(listUsersEndpoint, ({ query }) => {
  const sought = (query.get('search') ?? '').toLowerCase();
  const data = [summarise(OWN_USER), summarise(NGOZI)].filter(({ name }) =>
    name.toLowerCase().includes(sought),
  );
  return { data, total: data.length, nextCursor: null };
});

test('the search is part of the address and is there again on the way back', { tags: 'long' }, async () => {
  await openUsers('/admin/users', FINDING, ...answerUser(NGOZI));
  await expect.element(page.getByText('2 of 2 users')).toBeVisible();
  await fillAndPause(search, 'ngozi');
  await expect.element(page.getByText('1 of 1 user')).toBeVisible();
  await names.getByRole('link', { name: 'Ngozi Eze' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Ngozi Eze');
  await page.getByRole('link', { name: 'All users' }).click();
  await expectAddress('/admin/users?search=ngozi');
  await expect.element(search).toHaveValue('ngozi');
  await expect.element(names).toHaveLength(1);
});

test('the tabs of the users are everyone and the team (P28.455)', async () => {
  await openUsers('/admin/users', FINDING);
  const tabs = page.getByRole('navigation', { name: 'Users sections' });
  await expect.element(tabs.getByRole('link', { name: 'Everyone' })).toHaveAttribute('aria-current', 'page');
  await expect
    .element(tabs.getByRole('link', { name: 'Staff and invitations' }))
    .toHaveAttribute('href', '/admin/users/staff');
});

test('a search that finds nobody leads back to all', { tags: 'long' }, async () => {
  await openUsers('/admin/users', FINDING);
  await fillAndPause(search, 'nobody is called this');
  await expect
    .element(page.getByRole('heading', { name: 'No users found for “nobody is called this”' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Show all users' }).click();
  await expectAddress('/admin/users');
  await expect.element(table).toBeVisible();
});

test('users come page by page', { tags: 'long' }, async () => {
  const pages = answer(listUsersEndpoint, ({ query }) =>
    query.get('cursor') === 'more'
      ? { data: PEOPLE.slice(2), total: 3, nextCursor: null }
      : { data: PEOPLE.slice(0, 2), total: 3, nextCursor: 'more' },
  );
  await openUsers('/admin/users', pages);
  await expect.element(page.getByText('2 of 3 users')).toBeVisible();
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect.element(page.getByText('3 of 3 users')).toBeVisible();
  expect(names.elements().map((name) => name.textContent)).toEqual(
    PEOPLE.map(({ name, email }) => `${name}${email}`),
  );
  await expect.element(more).not.toBeInTheDocument();
});

test('a list that cannot be loaded says why and can be tried again', async () => {
  const fault = refuse(500, { message: 'Something is broken.', code: 'fault' });
  const server = await openUsers('/admin/users', answer(listUsersEndpoint, fault));
  await expect.element(page.getByRole('alert')).toMatchTextContent('Something is broken.');
  await takeComplaint(/Server error/);
  server.change(FINDING);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(table).toBeVisible();
});

test('whoever has lost the role since the page was opened is led home by the first call that is refused', async () => {
  const refusal = refuse(403, { message: 'Only administrators can do this.', code: 'role_required' });
  const server = await openUsers('/admin/users', FINDING);
  await expect.element(table).toBeVisible();
  server.change(...listCommonAnswers({ ...ADMINISTRATOR, role: null }), answer(listUsersEndpoint, refusal));
  await fillAndPause(search, 'ngozi');
  await expectAddress('/');
  await expect.element(page.getByRole('button', { name: `Account of ${ADMINISTRATOR.name}` })).toBeVisible();
});
