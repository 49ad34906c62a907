import { tidyInscription } from '../../../../domain/cart/choice.ts';
import { joinClasses } from '../../../ui/join-classes.ts';

type InscriptionPreviewProps = { readonly typed: string; readonly className?: string };

/** How the words would look in icing on a plaque; the field itself says them to whoever cannot see it. */
export function InscriptionPreview({ typed, className }: InscriptionPreviewProps) {
  const words = tidyInscription(typed);
  if (words === '') return null;
  return (
    <p aria-hidden="true" className={joinClasses('pointer-events-none flex justify-center', className)}>
      <span className="max-w-full rounded-picture border-2 border-honey bg-cream px-5 py-3 text-center font-accent text-fs-3 leading-tight text-balance wrap-anywhere text-icing-cocoa italic shadow-2 tablet:text-fs-2">
        {words}
      </span>
    </p>
  );
}
