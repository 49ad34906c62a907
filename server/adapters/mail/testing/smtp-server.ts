import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type TestSmtpServer = {
  readonly port: number;
  /** Everything clients have said, without the mails themselves. */
  readonly commands: readonly string[];
  /** Each mail as it came over the wire. */
  readonly mails: readonly string[];
  readonly connectionCount: () => number;
  readonly stop: () => Promise<void>;
};

export type TestSmtpOptions = {
  /** What is answered to a command that begins with this word, instead of consent. */
  readonly answers?: Readonly<Record<string, string>>;
  readonly extensions?: readonly string[];
  /** Takes connections and never says a word. */
  readonly isMute?: boolean;
};

/** As much of a mail server as a client needs to hand over a mail, on a free port of this machine. */
export async function startSmtpServer(options: TestSmtpOptions = {}): Promise<TestSmtpServer> {
  const commands: string[] = [];
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let connectionCount = 0;

  const server = createServer((socket) => {
    connectionCount += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (!options.isMute) converse(socket, options, commands, mails);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test mail server got no port.');

  return {
    port: address.port,
    commands,
    mails,
    connectionCount: () => connectionCount,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function converse(socket: Socket, options: TestSmtpOptions, commands: string[], mails: string[]): void {
  const { answers = {}, extensions = [] } = options;
  const say = (line: string) => socket.write(`${line}\r\n`);
  let unread = '';
  let isReadingMail = false;

  const answer = (command: string) => {
    commands.push(command);
    const word = command.split(' ')[0]?.toUpperCase() ?? '';
    const special = answers[word];
    if (special) return say(special);
    switch (word) {
      case 'EHLO':
        return [...extensions.map((name) => `250-${name}`), '250 SMTPUTF8'].forEach(say);
      case 'AUTH':
        return say('235 welcome');
      case 'DATA':
        isReadingMail = true;
        return say('354 go on');
      case 'QUIT':
        say('221 bye');
        return void socket.end();
      case 'MAIL':
      case 'RCPT':
      case 'RSET':
        return say('250 fine');
      default:
        return say('502 not known here');
    }
  };

  socket.setEncoding('utf8');
  socket.on('data', (words: string) => {
    unread += words;
    for (;;) {
      const mark = isReadingMail ? '\r\n.\r\n' : '\r\n';
      const end = unread.indexOf(mark);
      if (end === -1) return;
      const said = unread.slice(0, end);
      unread = unread.slice(end + mark.length);
      if (!isReadingMail) {
        answer(said);
        continue;
      }
      isReadingMail = false;
      mails.push(said.replace(/^\.\./gm, '.'));
      say('250 taken');
    }
  });
  say('220 test mail server');
}
