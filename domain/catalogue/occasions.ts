/** What people celebrate with it; ids are kept, names are shown. */
export const OCCASIONS = [
  'birthday',
  'wedding',
  'anniversary',
  'naming-ceremony',
  'baby-shower',
  'graduation',
  'valentines',
  'christmas',
  'office',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

export const OCCASION_NAMES: Readonly<Record<Occasion, string>> = {
  birthday: 'Birthday',
  wedding: 'Wedding',
  anniversary: 'Anniversary',
  'naming-ceremony': 'Naming ceremony',
  'baby-shower': 'Baby shower',
  graduation: 'Graduation',
  valentines: 'Valentine’s Day',
  christmas: 'Christmas',
  office: 'Office party',
};

export function isOccasion(text: string): text is Occasion {
  return OCCASIONS.some((occasion) => occasion === text);
}
