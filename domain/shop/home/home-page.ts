import { addDays, atLagosTime, type LagosDay, readLagosDay } from '../../delivery/lagos-time.ts';

/** What the owner says on the first page. A blank text stands for the shop's own, which is true of any bakery. */
export type HomePage = {
  readonly hero: HomeHero;
  readonly announcement: Announcement;
  /** Of the band of pictures, in its order. */
  readonly pictures: readonly HomePicture[];
  /** Each kind once, in the order of the page. */
  readonly sections: readonly HomeSection[];
};

export type HomeHero = {
  /** A line break ends a line, and *stars* stand around words in the accent's letters. */
  readonly headline: string;
  readonly words: string;
  readonly mainButton: string;
  readonly secondButton: string;
  readonly showsEarliest: boolean;
  readonly picture: HomePicture | null;
};

/** One of the shop's pictures. */
export type HomePicture = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly alt: string;
};

/** Between two days of Lagos, both included; a blank day is no limit. */
export type Announcement = { readonly text: string; readonly from: string; readonly until: string };

export const HOME_SECTION_KINDS = [
  'categories',
  'featured',
  'designer',
  'how-it-works',
  'stories',
  'pictures',
  'paragraph',
  'visit',
] as const;
export type HomeSectionKind = (typeof HOME_SECTION_KINDS)[number];

export type HomeSection = {
  readonly kind: HomeSectionKind;
  readonly isShown: boolean;
  readonly title: string;
  /** Of a paragraph alone. */
  readonly text: string;
};

/** What a section says has to be written or uploaded first. */
const EMPTY_AT_FIRST: readonly HomeSectionKind[] = ['pictures', 'paragraph'];

export const HOME_PICTURES_MAX = 6;
export const HOME_LINE_MAX_LENGTH = 120;
export const HOME_TEXT_MAX_LENGTH = 1_200;

export const DEFAULT_HOME_PAGE: HomePage = {
  hero: { headline: '', words: '', mainButton: '', secondButton: '', showsEarliest: true, picture: null },
  announcement: { text: '', from: '', until: '' },
  pictures: [],
  sections: HOME_SECTION_KINDS.map((kind) => ({
    kind,
    isShown: !EMPTY_AT_FIRST.includes(kind),
    title: '',
    text: '',
  })),
};

/** The page as it is at this moment: an announcement whose days are over, or not there yet, has no text. */
export function showHomePage(page: HomePage, now: Date): HomePage {
  const { text, from, until } = page.announcement;
  const today = readLagosDay(now);
  const isOn = (from === '' || from <= today) && (until === '' || today <= until);
  return { ...page, announcement: { ...page.announcement, text: isOn ? text : '' } };
}

/** When the page changes by itself; undefined while no day is ahead. */
export function findNextChange({ announcement }: HomePage, now: Date): Date | undefined {
  if (announcement.text === '') return undefined;
  const days = [announcement.from, announcement.until && addDays(announcement.until as LagosDay, 1)];
  const moments = days
    .filter((day) => day !== '')
    .map((day) => atLagosTime(day as LagosDay, '00:00'))
    .filter((moment) => moment > now);
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** Names that cameras, phones and chats give to files. */
const MACHINE_NAME =
  /^(img|dsc|pxl|mvimg|image|photo|picture|screenshot|whatsapp|signal|unnamed|dcim)\b|\d{3}/i;

/** Words for a picture nobody has described yet: the file's name where a person gave it one, otherwise whose bakes they are. */
export function describePictureFile(fileName: string, shopName: string): string {
  const words = fileName
    .replace(/\.\w+$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  const isNamed = /\p{L}{3}/u.test(words) && !MACHINE_NAME.test(words);
  const described = isNamed ? words.charAt(0).toUpperCase() + words.slice(1) : `Bakes from ${shopName}`;
  return described.slice(0, HOME_LINE_MAX_LENGTH);
}
