import BellIcon from 'lucide-react/icons/bell';
import CakeIcon from 'lucide-react/icons/cake';
import MailIcon from 'lucide-react/icons/mail';
import PackageIcon from 'lucide-react/icons/package';

const ICONS = [
  { path: /^(?:\/admin)?\/custom-orders\//, Icon: CakeIcon },
  { path: /^(?:\/admin)?\/orders\//, Icon: PackageIcon },
  { path: /^\/admin\/messages/, Icon: MailIcon },
] as const;

/** What a notification is about, told by where it leads. */
export function SubjectIcon({ link }: { readonly link: string | null }) {
  const { Icon } = ICONS.find(({ path }) => link !== null && path.test(link)) ?? { Icon: BellIcon };
  return <Icon />;
}
