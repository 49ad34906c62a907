import type { ComponentProps } from 'react';
import type { PostStanding } from '../../../../../domain/content/entry.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';

type Look = { readonly tone: ComponentProps<typeof Badge>['tone']; readonly words: string };

const LOOKS: Readonly<Record<PostStanding, Look>> = {
  draft: { tone: 'plain', words: 'Draft' },
  scheduled: { tone: 'busy', words: 'Scheduled' },
  published: { tone: 'good', words: 'Published' },
  deleted: { tone: 'plain', words: 'Deleted' },
};

export function StandingBadge({ standing }: { readonly standing: PostStanding }) {
  const { tone, words } = LOOKS[standing];
  return <Badge tone={tone}>{words}</Badge>;
}
