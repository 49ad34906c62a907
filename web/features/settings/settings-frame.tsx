import type { ReactNode } from 'react';
import { PartsFrame } from '../../ui/layout/parts-frame.tsx';

const PARTS = [
  { to: '/admin/settings', words: 'Shop' },
  { to: '/admin/settings/brand', words: 'Brand' },
  { to: '/admin/settings/home', words: 'Home page' },
  { to: '/admin/settings/payments', words: 'Payments' },
  { to: '/admin/settings/shelf', words: 'Shelf and counter' },
  { to: '/admin/settings/notifications', words: 'Notifications' },
  { to: '/admin/settings/opening', words: 'Before you open' },
  { to: '/admin/settings/activity', words: 'Activity log' },
  { to: '/admin/settings/security-log', words: 'Security log' },
] as const;

type SettingsFrameProps = { readonly explanation: string; readonly children: ReactNode };

export function SettingsFrame({ explanation, children }: SettingsFrameProps) {
  return (
    <PartsFrame title="Settings" label="Settings sections" parts={PARTS} explanation={explanation}>
      {children}
    </PartsFrame>
  );
}
