import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { createContactSender } from './contact-sender.ts';

const WORDS = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone: '',
  topic: 'event',
  text: 'Do you bake on Sundays?',
  website: '',
} as const;

/** A shop and a clock of the test's own; `failures` are thrown by the next sendings, in turn. */
function openSender({ failures = [], openFailures = 0 }: { failures?: Error[]; openFailures?: number } = {}) {
  let nowMs = 0;
  let forms = 0;
  let refusals = openFailures;
  const sent: { form: string; key: string; atMs: number }[] = [];
  const sender = createContactSender({
    openForm: async () => {
      if (refusals-- > 0) throw new ApiError('Network error. Please check your connection.');
      forms += 1;
      return `form ${forms}`;
    },
    send: async ({ form }, key) => {
      sent.push({ form, key, atMs: nowMs });
      const failure = failures.shift();
      if (failure) throw failure;
    },
    wait: async (ms) => {
      nowMs += ms;
    },
    readClockMs: () => nowMs,
  });
  return {
    sender,
    sent,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

test('whoever took a minute to write is sent at once', async () => {
  const { sender, sent, pass } = openSender();
  sender.begin();
  await Promise.resolve();
  pass(60_000);
  await sender.send(WORDS);
  expect(sent).toEqual([{ form: 'form 1', key: expect.stringMatching(/^\w{48}$/), atMs: 60_000 }]);
});

test('whoever pastes and presses waits until a person could have typed it', async () => {
  const { sender, sent } = openSender();
  await sender.send(WORDS);
  expect(sent).toMatchObject([{ atMs: 3_000 }]);
});

test('a form that has grown old is exchanged, and the same words go under the same key', async () => {
  const { sender, sent, pass } = openSender({ failures: [new ApiError('Old', { code: 'form_too_old' })] });
  sender.begin();
  await Promise.resolve();
  pass(90_000_000);
  await sender.send(WORDS);
  expect(sent.map(({ form }) => form)).toEqual(['form 1', 'form 2']);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('what failed is sent again under its key, and other words get another', async () => {
  const failures = [new ApiError('Network error. Please check your connection.')];
  const { sender, sent } = openSender({ failures });
  await expect(sender.send(WORDS)).rejects.toThrow('Network error. Please check your connection.');
  await sender.send(WORDS);
  await sender.send({ ...WORDS, text: 'And on Mondays, perhaps?' });
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('a line that was down when somebody began to write does no harm later', async () => {
  const { sender, sent } = openSender({ openFailures: 1 });
  sender.begin();
  await new Promise((resolve) => setImmediate(resolve));
  await sender.send(WORDS);
  expect(sent).toHaveLength(1);
});
