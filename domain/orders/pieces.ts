/** 'Box of 6': how many are in it. A weight or a number of people is none. */
const COUNTED_SIZE = /^(.*\S)\s+of\s+(\d{1,4})$/iu;

/** Undefined where the size does not say how many pieces it has. */
export function countPieces(sizeName: string | null): number | undefined {
  const count = Number(COUNTED_SIZE.exec(sizeName ?? '')?.[2] ?? 0);
  return count > 0 ? count : undefined;
}

/** 'box' of 'Box of 6'; blank where the size does not say how many pieces it has. */
export function nameContainer(sizeName: string): string {
  return (COUNTED_SIZE.exec(sizeName)?.[1] ?? '').toLowerCase();
}

/** '7 boxes of 6 = 42 doughnuts'; undefined where the size does not say how many pieces it has. */
export function describePieces(name: string, sizeName: string | null, quantity: number): string | undefined {
  const [, container = '', count = ''] = COUNTED_SIZE.exec(sizeName ?? '') ?? [];
  const pieces = countPieces(sizeName);
  if (pieces === undefined) return undefined;
  const containers = quantity === 1 ? container : makePlural(container);
  return `${quantity} ${containers.toLowerCase()} of ${count} = ${quantity * pieces} ${findNoun(name)}`;
}

function makePlural(word: string): string {
  return /(?:x|s|ch|sh)$/iu.test(word) ? `${word}es` : `${word}s`;
}

/** Products are named by what there is several of, or not: 'Glazed ring doughnuts', 'Puff-puff'. */
function findNoun(name: string): string {
  const last = name.trim().split(/\s+/u).at(-1) ?? '';
  return /^\p{L}+s$/u.test(last) && !last.endsWith('ss') ? last.toLowerCase() : 'pieces';
}
