import type { ReactNode } from 'react';
import type { UserDetails } from '../../../../contract/users.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { formatDay } from '../../../ui/formats/format-moment.ts';
import { Since } from '../../../ui/formats/moment.tsx';

export function UserProfile({ user }: { readonly user: UserDetails }) {
  return (
    <>
      <h2>Profile</h2>
      <dl className="mt-3 grid text-label">
        <Fact name="E-mail">
          <a href={`mailto:${user.email}`} className="link wrap-anywhere">
            {user.email}
          </a>
        </Fact>
        <Fact name="Phone">
          {user.phone ? (
            <a href={`tel:${user.phone}`} className="link figures whitespace-nowrap">
              {formatPhoneForNigeria(user.phone)}
            </a>
          ) : (
            'none'
          )}
        </Fact>
        <Fact name="Signs in with">{nameWaysIn(user)}</Fact>
        <Fact name="Last seen">{user.lastSeenAt ? <Since at={user.lastSeenAt} /> : 'never'}</Fact>
        <Fact name="Joined">{formatDay(user.createdAt)}</Fact>
        {user.disabledAt !== null && <Fact name="Disabled">{formatDay(user.disabledAt)}</Fact>}
      </dl>
    </>
  );
}

type FactProps = { readonly name: string; readonly children: ReactNode };

function Fact({ name, children }: FactProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-crust py-2.5 last:border-b-0 last:pb-0">
      <dt className="w-28 flex-none text-cocoa-2">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function nameWaysIn({ hasPassword, hasGoogle }: UserDetails): string {
  if (hasPassword && hasGoogle) return 'password or Google';
  if (hasGoogle) return 'Google';
  return hasPassword ? 'password' : 'nothing yet';
}
