/** Coming back to the page, or back online. */
export function watchReturn(onReturn: () => void): () => void {
  const listen = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  window.addEventListener('online', listen);
  window.addEventListener('focus', listen);
  document.addEventListener('visibilitychange', listen);
  return () => {
    window.removeEventListener('online', listen);
    window.removeEventListener('focus', listen);
    document.removeEventListener('visibilitychange', listen);
  };
}

export function watchLeaving(onLeaving: () => void): () => void {
  const listen = () => {
    if (document.visibilityState === 'hidden') onLeaving();
  };
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}
