import { describe, expect, onTestFinished, test } from 'vitest';
import { type Mail, MailFault, type MailPort } from '../../ports/mail.ts';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import type { Sender } from './address-mail.ts';
import { createSmtpMail } from './smtp-mail.ts';
import { createStoredMail } from './stored-mail.ts';
import { readMime } from './testing/read-mime.ts';
import { startSmtpServer } from './testing/smtp-server.ts';

const SENDER: Sender = {
  name: 'Ọyìn Bakes',
  address: 'orders@shop.example',
  replyTo: 'support@shop.example',
};

const MAIL: Mail = {
  to: 'adaeze@example.com',
  subject: 'Your cake for ₦12,500 is ready, Ṣadé 🎂',
  html: '<p>Come &amp; fetch it: ẹ ọ ṣ.</p>\n<p>.hidden dot</p>',
  text: `Come & fetch it: ẹ ọ ṣ.\n.a line that begins with a dot\n${'long '.repeat(60)}end`,
};

type Arrival = Pick<Mail, 'to' | 'subject' | 'html' | 'text'> & {
  from: string;
  replyTo: string | null;
  messageId: string;
  unsubscribe: string | undefined;
};
type Adapter = { readonly port: MailPort; readonly arrivals: () => Promise<readonly Arrival[]> };

async function openStored(sender: Sender): Promise<Adapter> {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const stored = createStoredMail({ folder: folder.path, readSender: () => sender });
  const arrivals = async () =>
    (await stored.list())
      .toReversed()
      .map(({ headers, ...mail }) => ({ ...mail, unsubscribe: headers['List-Unsubscribe'] }));
  return { port: stored, arrivals };
}

async function openSmtp(sender: Sender): Promise<Adapter> {
  const server = await startSmtpServer();
  const smtp = createSmtpMail({
    server: { host: '127.0.0.1', port: server.port, isTlsFromStart: false, login: undefined },
    requireTls: false,
    readSender: () => sender,
  });
  onTestFinished(async () => {
    smtp.close();
    await server.stop();
  });
  const arrivals = async () =>
    server.mails.map(readMime).map(({ headers, html, text }) => ({
      from: headers.get('from') ?? '',
      replyTo: headers.get('reply-to') ?? null,
      to: headers.get('to') ?? '',
      subject: headers.get('subject') ?? '',
      messageId: headers.get('message-id') ?? '',
      unsubscribe: headers.get('list-unsubscribe'),
      html,
      text,
    }));
  return { port: smtp, arrivals };
}

describe.each([
  { name: 'mails that are kept', open: openStored },
  { name: 'mails sent by SMTP', open: openSmtp },
])('$name', ({ open }) => {
  test('a mail arrives whole, in both forms, from the shop and with its address for answers', async () => {
    const { port, arrivals } = await open(SENDER);
    await port.send(MAIL);
    const all = await arrivals();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({
      ...MAIL,
      from: 'Ọyìn Bakes <orders@shop.example>',
      replyTo: 'support@shop.example',
    });
  });

  test('a given Message-ID is kept', async () => {
    const { port, arrivals } = await open(SENDER);
    await port.send({ ...MAIL, messageId: '<paid.4821@shop.example>' });
    expect((await arrivals())[0]?.messageId).toBe('<paid.4821@shop.example>');
  });

  test('without one, every mail gets its own at the sender’s domain', async () => {
    const { port, arrivals } = await open(SENDER);
    await port.send(MAIL);
    await port.send(MAIL);
    const ids = (await arrivals()).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^<[^@<>]+@shop\.example>$/);
  });

  test('a sender without an address for answers names none', async () => {
    const { port, arrivals } = await open({ ...SENDER, replyTo: undefined });
    await port.send(MAIL);
    expect((await arrivals())[0]?.replyTo).toBeNull();
  });

  test('a mail with an address of its own for answers names that one', async () => {
    const { port, arrivals } = await open(SENDER);
    await port.send({ ...MAIL, replyTo: 'chidi@example.com' });
    expect((await arrivals())[0]?.replyTo).toBe('chidi@example.com');
  });

  test('what a mail says to mail programs arrives to the letter, however long', async () => {
    const { port, arrivals } = await open(SENDER);
    const unsubscribe = `<https://shop.example/api/unsubscribe?key=${'a1-_.'.repeat(40)}>`;
    await port.send({ ...MAIL, headers: { 'List-Unsubscribe': unsubscribe } });
    await port.send(MAIL);
    expect((await arrivals()).map((mail) => mail.unsubscribe)).toEqual([unsubscribe, undefined]);
  });

  test('mails sent at the same time all arrive', async () => {
    const { port, arrivals } = await open(SENDER);
    const subjects = Array.from({ length: 12 }, (_, index) => `Mail ${index + 1}`);
    await Promise.all(subjects.map((subject) => port.send({ ...MAIL, subject })));
    expect((await arrivals()).map(({ subject }) => subject).sort()).toEqual(subjects.sort());
  });

  test.each([
    ['a line break in the recipient', { to: 'ada@example.com\r\nBcc: eve@evil.example' }],
    ['a second recipient', { to: 'ada@example.com, eve@evil.example' }],
    ['a name around the recipient', { to: 'Ada <ada@example.com>' }],
    ['no recipient', { to: '' }],
    ['a second address for answers', { replyTo: 'ada@example.com, eve@evil.example' }],
    ['a line break in a header', { headers: { 'X-Note': 'Hello\r\nBcc: eve@evil.example' } }],
    ['a line break in the name of a header', { headers: { 'X-Note: a\r\nBcc': 'eve@evil.example' } }],
    ['a line break in the subject', { subject: 'Hello\r\nBcc: eve@evil.example' }],
    ['a bare line feed in the subject', { subject: 'Hello\nBcc: eve@evil.example' }],
    ['a bare carriage return in the subject', { subject: 'Hello\rBcc: eve@evil.example' }],
    ['an empty subject', { subject: ' ' }],
    ['a line break in the Message-ID', { messageId: '<a@b>\r\nBcc: eve@evil.example' }],
    ['a Message-ID without its brackets', { messageId: 'a@b' }],
    ['no HTML form', { html: '' }],
    ['no text form', { text: '\n' }],
  ])('%s is refused for good, without repeating it, and nothing goes out', async (_, wrong) => {
    const { port, arrivals } = await open(SENDER);
    const fault = await port.send({ ...MAIL, ...wrong }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(MailFault);
    expect(fault).toMatchObject({
      isLasting: true,
      message: expect.stringMatching(/^An email was refused because /),
    });
    expect(String(fault)).not.toMatch(/eve|ada@/i);
    expect(await arrivals()).toEqual([]);
  });
});
