const ACTIVITIES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'wheel'] as const;

/** Listens for signs of somebody being there: pointer, key, touch, scrolling of the page or of anything on it. */
export function watchActivity(target: EventTarget, onActivity: () => void): () => void {
  const options = { capture: true, passive: true } as const;
  for (const activity of ACTIVITIES) target.addEventListener(activity, onActivity, options);
  return () => {
    for (const activity of ACTIVITIES) target.removeEventListener(activity, onActivity, options);
  };
}
