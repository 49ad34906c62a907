import { isLineUp, watchLineUp } from '../../ui/browser/use-online.ts';

/** The first call after a connection is back is often lost. */
const AGAIN_AFTER_MS = 3_000;

/** No browser asks again by itself for a picture that failed while there was no connection. */
export function watchFailedPictures(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reload = () => {
    reloadFailedPictures();
    clearTimeout(timer);
    timer = setTimeout(reloadFailedPictures, AGAIN_AFTER_MS);
  };
  // The connection may have been away before this was loaded.
  if (isLineUp()) reload();
  const stop = watchLineUp(reload);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function reloadFailedPictures(): void {
  for (const image of document.images) {
    if (!image.complete || image.naturalWidth > 0) continue;
    // Set anew, though to what it is: that makes the browser choose and load.
    if (image.srcset === '') image.src = image.getAttribute('src') ?? '';
    else image.setAttribute('srcset', image.srcset);
  }
}
