import { expect, test, vi } from 'vitest';
import { forgetStoredAuthState } from './forget-auth-state.ts';

test('a stored authState is removed wherever it was, and nothing else (S4.3)', () => {
  const removeLocal = vi.fn();
  const removeSession = vi.fn();
  forgetStoredAuthState({
    localStorage: { removeItem: removeLocal },
    sessionStorage: { removeItem: removeSession },
  });
  expect(removeLocal.mock.calls).toEqual([['authState']]);
  expect(removeSession.mock.calls).toEqual([['authState']]);
});

test('a browser that forbids storage is left alone', () => {
  const removeItem = vi.fn();
  const page = {
    get localStorage(): never {
      throw new DOMException('Access denied', 'SecurityError');
    },
    sessionStorage: { removeItem },
  };
  forgetStoredAuthState(page);
  expect(removeItem).toHaveBeenCalledWith('authState');
});
