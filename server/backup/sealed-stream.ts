import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { DamagedArchive } from './tar.ts';

/*
 * A stream sealed with a passphrase, in pieces that are each encrypted and authenticated (AES-256-GCM). A piece's number and whether
 * it is the last one are part of its nonce: nothing can be cut off, swapped or left out unnoticed.
 */

const MAGIC = Buffer.from('OYIN sealed 1\n');
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const PIECE_BYTES = 64 * 1024;
/** OWASP's advice for scrypt. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const deriveKey = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

export const isSealed = (beginning: Buffer) => beginning.subarray(0, MAGIC.length).equals(MAGIC);

export async function* seal(chunks: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(passphrase, salt, 32, COST);
  yield Buffer.concat([MAGIC, salt]);
  let number = 0;
  for await (const { bytes, isLast } of cut(chunks, PIECE_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

export async function* unseal(chunks: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const pieces = cut(chunks, PIECE_BYTES + TAG_BYTES, MAGIC.length + SALT_BYTES);
  const { value: beginning } = await pieces.next();
  const key = await deriveKey(
    passphrase,
    beginning?.bytes.subarray(MAGIC.length) ?? Buffer.alloc(0),
    32,
    COST,
  );
  let number = 0;
  for await (const { bytes, isLast } of pieces) {
    yield open(bytes, key, nonceOf(number, isLast), number === 0);
    number += 1;
  }
}

function open(piece: Buffer, key: Buffer, nonce: Buffer, isFirst: boolean): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce);
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new DamagedArchive(
      isFirst ? 'the passphrase is wrong, or it is damaged' : 'it is damaged or was cut off',
    );
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Pieces of one size, the first of another where asked for; the last may be shorter, and there always is one. */
async function* cut(chunks: AsyncIterable<Buffer>, size: number, firstSize = size) {
  let waiting: Buffer[] = [];
  let length = 0;
  let wanted = firstSize;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    // More than a piece: what is cut off here cannot be the last.
    if (length <= wanted) continue;
    let rest = Buffer.concat(waiting);
    while (rest.length > wanted) {
      yield { bytes: rest.subarray(0, wanted), isLast: false };
      rest = rest.subarray(wanted);
      wanted = size;
    }
    waiting = [rest];
    length = rest.length;
  }
  yield { bytes: Buffer.concat(waiting), isLast: true };
}
