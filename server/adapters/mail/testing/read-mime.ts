export type ReadMail = {
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
};

/** Takes a mail of two alternative forms apart, as a mail program would. */
export function readMime(source: string): ReadMail {
  const mail = splitPart(source);
  const boundary = /^multipart\/alternative;.*boundary="([^"]+)"/.exec(
    mail.headers.get('content-type') ?? '',
  )?.[1];
  if (!boundary) throw new Error('The mail does not have alternative forms.');
  const parts = mail.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitPart(part.replace(/^\r\n/, '')));
  const formOf = (type: string) => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
    if (!part) throw new Error(`The mail has no ${type}.`);
    return decodeBody(part.body, part.headers.get('content-transfer-encoding'))
      .replaceAll('\r\n', '\n')
      .trimEnd();
  };
  return { headers: mail.headers, text: formOf('text/plain'), html: formOf('text/html') };
}

function splitPart(source: string): { headers: Map<string, string>; body: string } {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: new Map(headers), body: rest.join('\r\n\r\n') };
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body;
}

/** `=?UTF-8?Q?=E1=BB=8Dy=C3=ACn?=` */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
