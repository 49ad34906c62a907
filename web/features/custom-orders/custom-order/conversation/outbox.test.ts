import { expect, test } from 'vitest';
import {
  changeOutbox,
  joinTyped,
  type Outbox,
  type OutboxEvent,
  reopenOutbox,
  toNewMessage,
} from './outbox.ts';

const PICTURE = { id: 'p-1', width: 800, height: 600, placeholder: 'data:,' };
const message = (text: string) => ({ text, pictures: [] });

function follow(...events: readonly OutboxEvent[]): Outbox {
  return events.reduce<Outbox>(changeOutbox, []);
}

test('a message shows at once, and leaves when it has arrived', () => {
  const sent = follow({ type: 'sent', key: 'a', message: message('More gold, please') });
  expect(sent).toEqual([{ key: 'a', text: 'More gold, please', pictures: [], failure: null }]);
  expect(changeOutbox(sent, { type: 'arrived', key: 'a' })).toEqual([]);
});

test('a message that fails keeps its text and says why, until it is tried again', () => {
  const failed = follow(
    { type: 'sent', key: 'a', message: message('More gold, please') },
    { type: 'failed', key: 'a', failure: 'Network error.' },
  );
  expect(failed).toEqual([{ key: 'a', text: 'More gold, please', pictures: [], failure: 'Network error.' }]);
  expect(changeOutbox(failed, { type: 'tried-again', key: 'a' })[0]?.failure).toBeNull();
});

test('messages stay in the order they were sent, whichever fails', () => {
  const outbox = follow(
    { type: 'sent', key: 'a', message: message('One') },
    { type: 'sent', key: 'b', message: message('Two') },
    { type: 'failed', key: 'a', failure: 'Network error.' },
  );
  expect(outbox.map(({ text }) => text)).toEqual(['One', 'Two']);
});

test('after a reload nothing is on its way any longer, and each keeps its key and its own reason', () => {
  const outbox = follow(
    { type: 'sent', key: 'a', message: message('One') },
    { type: 'sent', key: 'b', message: message('Two') },
    { type: 'failed', key: 'a', failure: 'Network error.' },
  );
  expect(reopenOutbox(outbox)).toMatchObject([
    { key: 'a', text: 'One', failure: 'Network error.' },
    { key: 'b', text: 'Two', failure: 'The page was closed before your message was sent.' },
  ]);
});

test('a message that is taken back goes before what has been typed since', () => {
  const taken = { text: 'More gold', pictures: [PICTURE] };
  expect(joinTyped(taken, message('and pearls'))).toEqual({
    text: 'More gold\nand pearls',
    pictures: [PICTURE],
  });
  expect(joinTyped(taken, message(''))).toEqual(taken);
});

test('pictures go over the line by their ids', () => {
  expect(toNewMessage({ text: 'Like this', pictures: [PICTURE] })).toEqual({
    text: 'Like this',
    pictures: ['p-1'],
  });
});
