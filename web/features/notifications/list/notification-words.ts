/** What the bell is called by whoever cannot see its badge. */
export function labelBell(unread: number): string {
  return unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
}

export function countNotifications(unread: number): string {
  return unread === 1 ? '1 unread notification' : `${unread} unread notifications`;
}
