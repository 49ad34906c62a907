import { Outlet } from 'react-router';
import { coverCupcakes } from '../../../pictures/cover-cupcakes.ts';
import { ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { useContentPlace } from './content-place.ts';

/** The desk, unless posts and pages are written at another. */
export default function ContentAdminLayout() {
  const place = useContentPlace();
  return place === null ? <Outlet /> : <ManagedElsewhere place={place} />;
}

function ManagedElsewhere({ place }: { readonly place: string }) {
  const { host } = new URL(place);
  return (
    <EmptyState
      level={1}
      picture={<Picture picture={coverCupcakes} alt="" sizes="208px" className="object-[30%_50%]" />}
      title="Posts and pages are managed elsewhere"
      actions={
        <ButtonAnchor href={place} kind="main">
          Edit at {host}
        </ButtonAnchor>
      }
    >
      Your shop shows what’s published at {host}, within a minute. Edit posts and pages there.
    </EmptyState>
  );
}
