/** How the router writes the start of the page's scripts, and what it has fetched ahead for them. */
const START = '<script type="module" async="">';
const PRELOAD = '<link rel="modulepreload" ';

const HELD_START = '<script type="text/plain" data-held>';
const HELD_PRELOAD = '<link data-held ';

/** A page that names a picture to be fetched first is looked at before it is used. */
const FIRST_PICTURE = ' fetchPriority="high"';

/** However long a picture takes, the page answers to clicks some time. */
const HELD_AT_MOST_MS = 3_000;

/**
 * Lets the held scripts go once the page has come and is painted, or as soon as somebody wants to use it. Links and forms
 * with an address work by themselves; what another button was pressed for is done once the page has come to life.
 *
 * As text, because it runs in the page. The scripts stay word for word what the router wrote, so that the policy's digests
 * hold and React finds them in place.
 */
const RELEASE = `(() => {
  const release = () => {
    const held = document.querySelector('script[data-held]');
    if (!held) return;
    for (const link of document.querySelectorAll('link[data-held]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = held.textContent;
    held.replaceWith(script);
  };
  const releaseOncePainted = () => new PerformanceObserver(release).observe({ type: 'paint', buffered: true });
  addEventListener('load', releaseOncePainted);
  for (const use of ['pointerdown', 'keydown']) addEventListener(use, release, { once: true });

  let tapped = null;
  const keepTap = (event) => {
    const button = event.target.closest('button');
    if (!button || button.form?.hasAttribute('action')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tapped = button;
  };
  addEventListener('click', keepTap, true);
  window.takeEarlyTap = () => {
    removeEventListener('click', keepTap, true);
    return tapped;
  };
  setTimeout(release, ${HELD_AT_MOST_MS});
})();`;

/**
 * The page is there to read before its scripts are: on a slow line they would take most of its width from the styles, the
 * letters and the first picture. The router cannot be told, and does not mind.
 */
export function letScriptsFollow(html: string): string {
  if (!html.includes(FIRST_PICTURE)) return html.replaceAll(PRELOAD, `${PRELOAD}fetchpriority="low" `);
  return html
    .replaceAll(PRELOAD, HELD_PRELOAD)
    .replace(START, HELD_START)
    .replace('</body>', `<script>${RELEASE}</script></body>`);
}
