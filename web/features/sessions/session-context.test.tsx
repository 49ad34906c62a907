import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readText } from '../../testing/read-html.ts';
import { CUSTOMER, renderInShop } from '../../testing/render-in-shop.tsx';
import { SessionProvider, useSession } from './session-context.tsx';

function SessionProbe() {
  const { sessionExpiresAt } = useSession();
  return <output>{String(sessionExpiresAt)}</output>;
}

test('the session outside its provider is an error', () => {
  expect(() => renderToStaticMarkup(<SessionProbe />)).toThrow(
    'useSession must be used within a SessionProvider',
  );
});

test('nothing is known of the session until it was asked for (S3.6)', () => {
  const html = renderInShop(
    <SessionProvider>
      <SessionProbe />
    </SessionProvider>,
    { visitor: CUSTOMER },
  );
  expect(readText(html)).toBe('null');
});
