import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';

/** A link that opens nothing any more; the way on is a new one. */
export function DeadResetLink({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid gap-5">
      <h1 className="text-access">This link does not work</h1>
      <Note tone="warning" role="alert">
        {children}
      </Note>
      <ButtonLink to="/forgotpassword" kind="main" size="l" className="w-full">
        Ask for a new link
      </ButtonLink>
      <p className="border-t border-crust-2 pt-3 text-center text-cocoa-2">
        <Link to="/login" className="link">
          Sign in
        </Link>
      </p>
    </div>
  );
}
