import { fetchListening } from '../../api/line-signs.ts';
import { setTokenSource } from '../../api/shop-api.ts';
import { createBuiltInIdentity } from './built-in-identity.ts';

/** The identity every screen uses. `window` is first touched when somebody observes it, so server rendering can import this. */
export const shopIdentity = createBuiltInIdentity({
  fetch: fetchListening,
  openChannel: () => new BroadcastChannel('identity'),
  watchReturn: (onReturn) => {
    window.addEventListener('online', onReturn);
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) onReturn();
    });
  },
  goTo: (address) => window.location.assign(address),
  log: (message, error) => console.error(message, error),
});

setTokenSource(shopIdentity.tokens);
