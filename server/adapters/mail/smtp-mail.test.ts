import { expect, onTestFinished, test } from 'vitest';
import { createSmtpMail, type SmtpMailOptions } from './smtp-mail.ts';
import { startSmtpServer, type TestSmtpOptions } from './testing/smtp-server.ts';

const MAIL = { to: 'ada@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
const LOGIN = { user: 'shop', password: 'hunter2-hunter2' };

async function connect(answering: TestSmtpOptions = {}, options: Partial<SmtpMailOptions> = {}) {
  const server = await startSmtpServer(answering);
  const mail = createSmtpMail({
    server: { host: '127.0.0.1', port: server.port, isTlsFromStart: false, login: LOGIN },
    requireTls: false,
    readSender: () => ({ name: 'Shop', address: 'shop@shop.example', replyTo: undefined }),
    ...options,
  });
  onTestFinished(async () => {
    mail.close();
    await server.stop();
  });
  return { server, mail };
}

const faultOf = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  );

test('the shop logs in and names itself as the sender on the envelope', async () => {
  const { server, mail } = await connect({ extensions: ['AUTH PLAIN'] });
  await mail.send(MAIL);
  expect(server.commands).toContain(
    `AUTH PLAIN ${Buffer.from(`\0${LOGIN.user}\0${LOGIN.password}`).toString('base64')}`,
  );
  expect(server.commands).toContainEqual(expect.stringMatching(/^MAIL FROM:<shop@shop\.example>/));
  expect(server.commands).toContainEqual(expect.stringMatching(/^RCPT TO:<ada@example\.com>/));
});

test('a connection is used again', async () => {
  const { server, mail } = await connect();
  for (let count = 0; count < 5; count += 1) await mail.send(MAIL);
  expect(server.mails).toHaveLength(5);
  expect(server.connectionCount()).toBe(1);
});

test('absence notes are asked not to answer', async () => {
  const { server, mail } = await connect();
  await mail.send(MAIL);
  expect(server.mails[0]).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
});

test('a server without encryption learns neither login nor mail when encryption is required', async () => {
  const { server, mail } = await connect({ extensions: ['AUTH PLAIN'] }, { requireTls: true });
  expect(await faultOf(mail.send(MAIL))).toMatchObject({ name: 'MailFault', isLasting: false });
  expect(server.commands.join('\n')).not.toMatch(/AUTH|MAIL|RCPT|DATA/);
});

test('a recipient the server refuses for good is a lasting fault that does not name them', async () => {
  const { mail } = await connect({ answers: { RCPT: '550 5.1.1 <ada@example.com> is unknown here' } });
  const fault = await faultOf(mail.send(MAIL));
  expect(fault).toMatchObject({
    isLasting: true,
    message: 'The mail server refused an email (EENVELOPE 550).',
  });
});

test('a server that is busy is asked again later', async () => {
  const { mail } = await connect({ answers: { RCPT: '451 4.3.0 try later' } });
  expect(await faultOf(mail.send(MAIL))).toMatchObject({ isLasting: false });
});

test('a refused login is not the mail’s fault, and the password stays out of the message', async () => {
  const { mail } = await connect({
    extensions: ['AUTH PLAIN'],
    answers: { AUTH: '535 5.7.8 wrong: hunter2-hunter2' },
  });
  const fault = await faultOf(mail.send(MAIL));
  expect(fault).toMatchObject({ isLasting: false, message: expect.stringContaining('535') });
  expect(String(fault)).not.toContain('hunter2');
});

test('a server that says nothing is given up after the time limit', async () => {
  const { mail } = await connect({ isMute: true }, { timeLimits: { connectMs: 100, silenceMs: 100 } });
  expect(await faultOf(mail.send(MAIL))).toMatchObject({
    isLasting: false,
    message: expect.stringContaining('ETIMEDOUT'),
  });
});

test('a server that is not there is a fault that may pass', async () => {
  const { server, mail } = await connect();
  await server.stop();
  expect(await faultOf(mail.send(MAIL))).toMatchObject({ name: 'MailFault', isLasting: false });
});
