import CopyIcon from 'lucide-react/icons/copy';
import WhatsAppIcon from 'lucide-react/icons/message-circle';
import { useRouteLoaderData } from 'react-router';
import type { Post } from '../../../../contract/content.ts';
import { buildWhatsappShare } from '../../../../domain/shop/whatsapp-link.ts';
import { Button, ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { copyLink } from '../../../ui/share/pass-on.ts';
import type { RootData } from '../../shop/shop-context.tsx';
import { writePostAddress } from '../blog-address.ts';

export function SharePost({ post }: { readonly post: Pick<Post, 'slug' | 'title'> }) {
  const origin = useRouteLoaderData<RootData>('root')?.origin ?? '';
  const link = origin + writePostAddress(post.slug);
  return (
    <section
      aria-label="Share this post"
      className="no-print mx-auto mt-12 flex max-w-160 flex-wrap items-center gap-3 border-t border-crust-2 pt-6"
    >
      <p className="mr-auto font-semibold max-phone:w-full">Share</p>
      <ButtonAnchor
        kind="quiet"
        size="s"
        href={buildWhatsappShare(`${post.title} ${link}`)}
        target="_blank"
        rel="noreferrer"
      >
        <WhatsAppIcon />
        Share on WhatsApp
      </ButtonAnchor>
      <Button kind="quiet" size="s" onClick={() => copyLink(link)}>
        <CopyIcon />
        Copy link
      </Button>
    </section>
  );
}
