import { saveHomePageEndpoint } from '../../../../contract/home-page.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import type {
  Announcement,
  HomePage,
  HomePicture,
  HomeSection,
  HomeSectionKind,
} from '../../../../domain/shop/home/home-page.ts';
import { findMisfits } from '../../../ui/form/find-misfits.ts';
import type { Fact } from '../../../ui/form/stale/compare-facts.ts';

export type SectionValues = HomeSection & { readonly key: HomeSectionKind };

/** The page as it is being typed. */
export type HomeValues = {
  readonly headline: string;
  readonly words: string;
  readonly mainButton: string;
  readonly secondButton: string;
  readonly showsEarliest: boolean;
  readonly picture: HomePicture | null;
  readonly announcement: Announcement;
  readonly pictures: readonly HomePicture[];
  readonly sections: readonly SectionValues[];
};

export const SECTION_NAMES: Readonly<
  Record<HomeSectionKind, { readonly name: string; readonly hint: string }>
> = {
  categories: { name: 'Categories', hint: 'Shown once you have products.' },
  featured: { name: 'Featured products', hint: 'Discounted and custom products, or else your newest.' },
  designer: { name: 'Cake designer', hint: 'Shown while you sell a cake that can be designed.' },
  'how-it-works': { name: 'How it works', hint: 'Choose a day, pay, track.' },
  stories: { name: 'Blog posts', hint: 'Your three newest posts.' },
  pictures: { name: 'Row of pictures', hint: 'Up to six of your own.' },
  paragraph: { name: 'Your own paragraph', hint: 'Anything you’d like to say.' },
  visit: { name: 'Visit us', hint: 'Your address and opening hours.' },
};

export function fillHome({ hero, announcement, pictures, sections }: HomePage): HomeValues {
  const { headline, words, mainButton, secondButton, showsEarliest, picture } = hero;
  return {
    headline,
    words,
    mainButton,
    secondButton,
    showsEarliest,
    picture,
    announcement,
    pictures,
    sections: sections.map((section) => ({ key: section.kind, ...section })),
  };
}

export function buildHome({ announcement, pictures, sections, ...hero }: HomeValues): HomePage {
  return { hero, announcement, pictures, sections: sections.map(({ key: _, ...section }) => section) };
}

/** The first screen’s fields stand by themselves in the form. */
export function findHomeProblems(values: HomeValues): FieldProblems {
  const found = findMisfits(saveHomePageEndpoint.bodySchema, buildHome(values));
  return Object.fromEntries(
    Object.entries(found).map(([field, words]) => [field.replace(/^hero\./, ''), words]),
  );
}

export function listHomeFacts(values: HomeValues): readonly Fact[] {
  const fact = (key: string, name: string, words: string) => ({ key, name, words: words || 'blank' });
  return [
    fact('headline', 'Headline', values.headline),
    fact('words', 'Text below the headline', values.words),
    fact('buttons', 'Buttons', [values.mainButton, values.secondButton].filter(Boolean).join(', ')),
    fact('earliest', 'Earliest delivery', values.showsEarliest ? 'shown' : 'hidden'),
    fact('picture', 'Picture', values.picture?.alt ?? ''),
    fact('announcement', 'Announcement', values.announcement.text),
    fact('pictures-of-band', 'Pictures in the row', values.pictures.map(({ alt }) => alt).join(', ')),
    ...values.sections.map(({ kind, isShown, title }, index) =>
      fact(kind, SECTION_NAMES[kind].name, `${isShown ? `place ${index + 1}` : 'hidden'} ${title}`),
    ),
  ];
}
