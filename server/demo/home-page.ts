import { DEFAULT_HOME_PAGE, type HomePage } from '../../domain/shop/home/home-page.ts';

/** The demo's own words over its own picture. */
export const DEMO_HOME_PAGE: HomePage = {
  ...DEFAULT_HOME_PAGE,
  hero: { ...DEFAULT_HOME_PAGE.hero, headline: 'Cake for the\nparty. *Puff-puff*\nfor the road.' },
};
