import { CustomCakeTeaser } from './custom-cake-teaser.tsx';
import { Hero, preloadHeroPicture } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { VisitTheCounter } from './visit-the-counter.tsx';

export const links = () => [preloadHeroPicture()];

export default function HomePage() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <CustomCakeTeaser />
      <VisitTheCounter />
    </>
  );
}
