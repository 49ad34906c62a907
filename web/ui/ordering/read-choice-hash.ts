/** What `writeChoiceHash` wrote; apart from it, because the home page only writes. */
export function readChoiceHash(hash: string) {
  const chosen = new URLSearchParams(hash.slice(1));
  return {
    sizeId: chosen.get('size') ?? undefined,
    isEggless: chosen.get('eggless') === '1',
    inscription: chosen.get('inscription') ?? '',
  };
}
