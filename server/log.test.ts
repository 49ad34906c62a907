import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

test('a failed query is logged without the values that were in it', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com) already exists.',
  });
  const error = new DrizzleQueryError('insert into users (email) values ($1)', ['ada@example.com'], cause);
  const lines = linesOf((log) => log.error({ err: error }, 'A request failed'));
  expect(lines).not.toContain('ada@example.com');
  expect(lines).toContain('23505');
  expect(lines).toContain('insert into users (email) values ($1)');
});

test('secrets and personal data are blanked even when somebody logs them by mistake', () => {
  const lines = linesOf((log) =>
    log.info({ user: { email: 'ada@example.com', password: 'hunter2', token: 'abc.def' } }, 'x'),
  );
  expect(lines).not.toMatch(/ada@example\.com|hunter2|abc\.def/);
});

test('an ordinary error keeps its stack', () => {
  expect(linesOf((log) => log.error({ err: new Error('burnt') }, 'x'))).toMatch(/burnt.*log\.test\.ts/s);
});
