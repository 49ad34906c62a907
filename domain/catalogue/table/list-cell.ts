/*
 * Several things of several parts in one cell, readable for people: "Small | 3500 | 8; Large | 6000 | 14". A sign that stands in
 * a word itself has a backslash before it.
 */

const SIGNS = /[\\|;]/g;

export function writeListCell(things: readonly (readonly string[])[]): string {
  return things.map((parts) => parts.map(escapeSigns).join(' | ')).join('; ');
}

/** Blanks around each part are left out, and things without a single word are too. */
export function readListCell(cell: string): readonly (readonly string[])[] {
  const things: string[][] = [];
  let parts: string[] = [];
  let part = '';
  const endPart = () => {
    parts.push(part.trim());
    part = '';
  };
  const endThing = () => {
    endPart();
    if (parts.some((each) => each !== '')) things.push(parts);
    parts = [];
  };
  for (let place = 0; place < cell.length; place += 1) {
    const character = cell.charAt(place);
    if (character === '\\' && place + 1 < cell.length) {
      place += 1;
      part += cell.charAt(place);
    } else if (character === '|') endPart();
    else if (character === ';') endThing();
    else part += character;
  }
  endThing();
  return things;
}

function escapeSigns(text: string): string {
  return text.replaceAll(SIGNS, '\\$&');
}
