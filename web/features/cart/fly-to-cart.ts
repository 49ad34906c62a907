import { CART_LINK_MARK } from './cart-link-mark.ts';

const DURATION_MS = 240;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** A copy of the picture flies to the cart's count. It only says where things went: it is hidden from screen readers and calm eyes. */
export function flyToCart(picture: Element): void {
  const goal = document.querySelector(`[${CART_LINK_MARK}]`);
  if (!goal || !(picture instanceof HTMLImageElement) || wantsCalm()) return;
  const from = picture.getBoundingClientRect();
  const to = goal.getBoundingClientRect();
  if (from.width === 0 || to.width === 0) return;

  const flying = new Image(from.width, from.height);
  flying.src = picture.currentSrc;
  flying.alt = '';
  flying.className = 'pointer-events-none fixed z-50 rounded-picture object-cover shadow-2';
  Object.assign(flying.style, { left: `${from.left}px`, top: `${from.top}px` });
  document.body.append(flying);

  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const scale = to.width / 2 / from.width;
  const flight = flying.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.4 },
    ],
    { duration: DURATION_MS, easing: EASING },
  );
  const land = () => flying.remove();
  flight.finished.then(land, land);
}

/** A short swelling of the count, so that the eye finds it. */
export function swell(element: Element): void {
  if (wantsCalm()) return;
  element.animate([{ scale: 1 }, { scale: 1.35 }, { scale: 1 }], { duration: DURATION_MS, easing: EASING });
}

function wantsCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
