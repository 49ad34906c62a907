import type { AdminReview } from '../../../../contract/reviews.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useMay } from '../../users/role-context.tsx';

type GalleryOfferProps = {
  readonly review: AdminReview;
  readonly isBusy: boolean;
  readonly onJoin: (pictureId: string) => void;
};

/** The customer's pictures for the product page, one tap each, as far as the customer agrees. */
export function GalleryOffer({ review, isBusy, onJoin }: GalleryOfferProps) {
  const may = useMay();
  const { pictures, inGallery, mayJoinGallery, status } = review;
  if (!mayJoinGallery) {
    return <p className="text-small text-cocoa-2">These pictures may be shown with this review only.</p>;
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-small text-cocoa-2">
        The customer allows these pictures on the product page
        {status === 'published' ? '.' : ', once the review is published.'}
      </p>
      {status === 'published' &&
        may('administrator') &&
        pictures.map(({ id }, index) =>
          inGallery.includes(id) ? (
            <p key={id} className="text-small">{`Picture ${index + 1} is on the product page.`}</p>
          ) : (
            <Button key={id} kind="paper" size="s" aria-disabled={isBusy} onClick={() => onJoin(id)}>
              {`Add picture ${index + 1} to the product page`}
            </Button>
          ),
        )}
    </div>
  );
}
