/** Before a name in Nigeria: whoever is called by one is not greeted with it alone. */
const TITLES = new Set(
  'mr mrs ms miss dr prof engr barr arc pastor rev deacon deaconess bishop apostle evangelist imam chief otunba oba prince princess alhaji alhaja hajia mallam sir lady madam hon mama mummy daddy papa baba iya aunty auntie uncle sister brother oga'.split(
    ' ',
  ),
);

/** 'Ngozi' of Ngozi Eze, and the whole of 'Mrs Bello', with the capitals that whoever typed it left out. */
export function findGreetingName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const greeted = isTitle(first) ? [first, ...others] : [first];
  return greeted.map(capitalise).join(' ');
}

/** 'Emeka Okafor' of Chief Emeka Okafor; somebody who is only called by a title keeps it. */
export function dropTitles(name: string): string {
  const words = name.trim().split(/\s+/).map(capitalise);
  return words
    .slice(
      Math.max(
        words.findIndex((word) => !isTitle(word)),
        0,
      ),
    )
    .join(' ');
}

function isTitle(word: string): boolean {
  return TITLES.has(word.toLowerCase().replace(/\.$/, ''));
}

function capitalise(word: string): string {
  return word === word.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
