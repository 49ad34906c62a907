import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AuthProvider, useAuth } from './auth-context.tsx';
import { shopIdentity } from './shop-identity.ts';

function AuthProbe() {
  const { currentUser, isAdmin, authLoading, logoutLoading } = useAuth();
  return <output>{[currentUser, isAdmin, authLoading, logoutLoading].join()}</output>;
}

test('authentication outside its provider is an error (S8.14)', () => {
  expect(() => renderToStaticMarkup(<AuthProbe />)).toThrow('useAuth must be used within an AuthProvider');
});

test("the server's HTML knows nobody: loading, without a user (S3.5, S4.1)", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <AuthProvider identity={shopIdentity}>
        <AuthProbe />
      </AuthProvider>
    </MemoryRouter>,
  );
  expect(html).toBe('<output>,false,true,false</output>');
});
