import { Link } from 'react-router';

const SECTIONS: readonly { readonly id: string; readonly label: string }[] = [
  { id: 'details', label: 'Name and phone' },
  { id: 'email', label: 'E-mail' },
  { id: 'addresses', label: 'Addresses' },
  { id: 'password', label: 'Password' },
  { id: 'devices', label: 'Devices' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'data', label: 'Your data' },
];

/** Beside the sections, or sideways above them on a phone. */
export function SectionNav() {
  return (
    <nav aria-label="On this page">
      <ul className="flex gap-1 max-tablet:-mx-(--page-margin) max-tablet:overflow-x-auto max-tablet:px-(--page-margin) max-tablet:pb-1 tablet:sticky tablet:top-[calc(var(--header-height)+--spacing(5))] tablet:flex-col">
        {SECTIONS.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={{ search: '', hash: id }}
              className="flex min-h-11 items-center rounded-small px-3 text-label font-medium whitespace-nowrap no-underline hover:bg-crust max-tablet:rounded-pill max-tablet:border max-tablet:border-crust-2 max-tablet:bg-paper max-tablet:px-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
