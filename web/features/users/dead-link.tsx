import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';

type DeadLinkProps = {
  readonly children: ReactNode;
  /** Where a new link comes from. */
  readonly wayOn: { readonly to: string; readonly label: string };
};

/** A mailed link that opens nothing any more. */
export function DeadLink({ children, wayOn }: DeadLinkProps) {
  return (
    <div className="grid gap-5">
      <h1 className="text-access">This link doesn’t work</h1>
      <Note tone="warning" role="alert">
        {children}
      </Note>
      <ButtonLink to={wayOn.to} kind="main" size="l" className="w-full">
        {wayOn.label}
      </ButtonLink>
      <p className="border-t border-crust-2 pt-3 text-center text-cocoa-2">
        <Link to="/login" className="link">
          Sign in
        </Link>
      </p>
    </div>
  );
}
