/** Crockford's letters: each has five bits, and none is taken for another once what people mistype is read as what is meant. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_PER_LETTER = 5;
const GROUP_LENGTH = 4;
const MISTYPED: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V' };

/** 80 bits: nobody guesses one, however long they try. */
export const VOUCHER_CODE_BYTES = 10;
const CODE_LENGTH = (VOUCHER_CODE_BYTES * 8) / BITS_PER_LETTER;
/** Of these the owner's lists know a voucher. */
export const CODE_END_LENGTH = 4;

/** As it is printed: `7K3M-Q0XA-9TDW-2HVC`. */
export function spellVoucherCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = Array.from(
    { length: CODE_LENGTH },
    (_, place) =>
      ALPHABET[Number.parseInt(bits.slice(place * BITS_PER_LETTER, (place + 1) * BITS_PER_LETTER), 2)],
  );
  return groupLetters(letters.join(''));
}

/** What was typed, in the form in which it was printed; undefined: it cannot be the code of a voucher. */
export function readVoucherCode(typed: string): string | undefined {
  const letters = [...typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')]
    .map((letter) => MISTYPED[letter] ?? letter)
    .join('');
  return letters.length === CODE_LENGTH ? groupLetters(letters) : undefined;
}

export function findCodeEnd(code: string): string {
  return code.slice(-CODE_END_LENGTH);
}

function groupLetters(letters: string): string {
  const groups = Array.from({ length: letters.length / GROUP_LENGTH }, (_, place) =>
    letters.slice(place * GROUP_LENGTH, (place + 1) * GROUP_LENGTH),
  );
  return groups.join('-');
}
