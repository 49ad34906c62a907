import ArrowUpIcon from 'lucide-react/icons/arrow-up';
import { IconButton } from '../../ui/buttons/icon-button.tsx';

export function ScrollToTopButton() {
  const scrollToTop = () => {
    const isMotionUnwanted = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isMotionUnwanted ? 'instant' : 'smooth' });
  };
  return (
    <IconButton isOnDark label="Scroll to top" onClick={scrollToTop} className="bg-cocoa-3">
      <ArrowUpIcon />
    </IconButton>
  );
}
