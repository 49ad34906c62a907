import WhatsAppIcon from 'lucide-react/icons/message-circle';
import type { SocialNetwork } from '../../../domain/shop/profile.ts';
import { buildWhatsappLink } from '../../../domain/shop/whatsapp-link.ts';
import { SOCIAL_NETWORK_NAMES } from '../../features/content/contact-details.ts';
import { useShopProfile } from '../../features/shop/shop-context.tsx';
import { IconAnchor } from '../../ui/buttons/icon-button.tsx';
import { FacebookIcon, InstagramIcon, TikTokIcon, XIcon } from '../../ui/icons/brand-icons.tsx';

const NETWORK_ICONS: Readonly<Record<SocialNetwork, typeof InstagramIcon>> = {
  instagram: InstagramIcon,
  facebook: FacebookIcon,
  tiktok: TikTokIcon,
  x: XIcon,
};

export function SocialLinks() {
  const { socialLinks, whatsapp } = useShopProfile();
  if (socialLinks.length === 0 && whatsapp === '') return null;
  return (
    <ul className="flex gap-1">
      {socialLinks.map(({ network, url }) => {
        const NetworkIcon = NETWORK_ICONS[network];
        return (
          <li key={network}>
            <IconAnchor isOnDark href={url} rel="noopener" label={SOCIAL_NETWORK_NAMES[network]}>
              <NetworkIcon />
            </IconAnchor>
          </li>
        );
      })}
      {whatsapp && (
        <li>
          <IconAnchor isOnDark href={buildWhatsappLink(whatsapp)} rel="noopener" label="WhatsApp">
            <WhatsAppIcon />
          </IconAnchor>
        </li>
      )}
    </ul>
  );
}
