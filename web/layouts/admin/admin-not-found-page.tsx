import { data } from 'react-router';
import { titlePage } from '../../page-meta.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';

export const meta = titlePage('Page not found');

export function loader() {
  return data(null, { status: 404 });
}

/** Whoever runs the shop is led back to their work, not to the shop front. */
export default function AdminNotFoundPage() {
  return (
    <div className="grid justify-items-start gap-4 pt-6 phone:pt-8">
      <h1>Page not found</h1>
      <p className="text-cocoa-2">The link may be old or mistyped.</p>
      <ButtonLink to="/admin" kind="main">
        Go to the dashboard
      </ButtonLink>
    </div>
  );
}
