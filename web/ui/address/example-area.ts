/** A place that whoever lives there knows; elsewhere none is better than a foreign one. */
const EXAMPLES: Readonly<Record<string, string>> = {
  Lagos: 'Aguda, Lekki Phase 1',
  FCT: 'Wuse 2, Garki',
  Ogun: 'Sango Ota, Mowe',
  Oyo: 'Bodija, Ring Road',
  Rivers: 'GRA Phase 2, Rumuola',
};

/** What an area is called there, as the field shows it before anything is typed. */
export function writeExampleArea(state: string): string | undefined {
  return EXAMPLES[state];
}
