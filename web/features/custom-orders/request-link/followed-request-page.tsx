import { titlePage } from '../../../page-meta.ts';
import { CustomOrderScreen } from '../custom-order/custom-order-screen.tsx';
import type { Route } from './+types/followed-request-page.ts';

export const meta = titlePage('Your cake request');

/** A guest's view of a custom order: the cookie that came with asking, or with the link, opens it. */
export default function FollowedRequestPage({ params }: Route.ComponentProps) {
  return <CustomOrderScreen key={params.id} id={params.id} viewer="guest" />;
}
