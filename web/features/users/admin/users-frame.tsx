import type { ReactNode } from 'react';
import { PartsFrame } from '../../../ui/layout/parts-frame.tsx';
import { useMay } from '../role-context.tsx';

const PARTS = [
  { to: '/admin/users', words: 'Everyone' },
  { to: '/admin/users/staff', words: 'Staff and invitations' },
] as const;

type UsersFrameProps = {
  readonly explanation: string;
  /** For the owner alone. */
  readonly action: ReactNode;
  readonly children: ReactNode;
};

/** Heading and parts of everything about who has an account. Whoever may not see the staff alone has one part, and no tabs. */
export function UsersFrame({ explanation, action, children }: UsersFrameProps) {
  const may = useMay();
  return (
    <PartsFrame
      title="Users"
      label="Users sections"
      parts={may('administrator') ? PARTS : []}
      explanation={explanation}
      action={may('owner') && action}
    >
      {children}
    </PartsFrame>
  );
}
