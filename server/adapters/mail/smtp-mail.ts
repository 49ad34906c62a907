import { createTransport } from 'nodemailer';
import { MailFault, type MailPort } from '../../ports/mail.ts';
import { addressMail, type Sender } from './address-mail.ts';

export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  /** From the first byte (smtps), instead of by STARTTLS (smtp). */
  readonly isTlsFromStart: boolean;
  readonly login: { readonly user: string; readonly password: string } | undefined;
};

export type SmtpTimeLimits = { readonly connectMs: number; readonly silenceMs: number };

type Connecting = {
  readonly server: SmtpServer;
  /** Refuses a server that offers no encryption, before login and mail are shown to it. */
  readonly requireTls: boolean;
  readonly timeLimits?: SmtpTimeLimits;
};

export type SmtpMailOptions = Connecting & { readonly readSender: () => Sender };

const CONNECTIONS_MAX = 3;
const MAILS_PER_CONNECTION_MAX = 100;
const IDLE_CONNECTION_MS = 30_000;
const TIME_LIMITS: SmtpTimeLimits = { connectMs: 10_000, silenceMs: 30_000 };

export function createSmtpMail(options: SmtpMailOptions): MailPort & { readonly close: () => void } {
  const { readSender } = options;
  const transport = openTransport(options);

  return {
    async send(mail) {
      const { sender, ...addressed } = addressMail(mail, readSender());
      try {
        await transport.sendMail({
          ...addressed,
          to: { name: '', address: addressed.to },
          from: { name: sender.name, address: sender.address },
          replyTo: addressed.replyTo && { name: '', address: addressed.replyTo },
          // Keeps absence notes from answering.
          headers: { ...addressed.headers, 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw describeFault(error);
      }
    },

    close: () => transport.close(),
  };
}

function openTransport({ server, requireTls, timeLimits = TIME_LIMITS }: Connecting) {
  return createTransport({
    host: server.host,
    port: server.port,
    secure: server.isTlsFromStart,
    requireTLS: requireTls,
    ignoreTLS: !requireTls,
    auth: server.login && { user: server.login.user, pass: server.login.password },
    pool: true,
    maxConnections: CONNECTIONS_MAX,
    maxMessages: MAILS_PER_CONNECTION_MAX,
    // One more attempt, for a connection that the server has closed while it was idle.
    maxRequeues: 1,
    idleTimeout: IDLE_CONNECTION_MS,
    dnsTimeout: timeLimits.connectMs,
    connectionTimeout: timeLimits.connectMs,
    greetingTimeout: timeLimits.connectMs,
    socketTimeout: timeLimits.silenceMs,
    // A mail is what its two forms say; no word in it may make the server read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Connects, signs in and leaves again. */
export async function checkSmtpServer(options: Connecting): Promise<void> {
  const transport = openTransport(options);
  try {
    await transport.verify();
  } catch (error) {
    throw describeFault(error);
  } finally {
    transport.close();
  }
}

/** The library's own message repeats addresses and the server's words, which can hold more of them: only codes are told. */
function describeFault(error: unknown): MailFault {
  const { code, responseCode, permanent }: Partial<Record<string, unknown>> = Object(error);
  const codes = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  const isAboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return new MailFault(`The mail server refused an email (${codes.join(' ') || 'no code'}).`, {
    isLasting: isAboutTheMail && permanent === true,
  });
}
