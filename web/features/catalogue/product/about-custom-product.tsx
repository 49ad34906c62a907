import type { ProductAnswer } from '../../../../contract/products.ts';
import { HeartButton } from '../../wishlist/heart-context.tsx';
import { AskOnWhatsapp } from './ask-on-whatsapp.tsx';
import { Gallery } from './gallery.tsx';
import { splitDescription } from './split-description.ts';

/** What stands below the designer, where there is more to say than its first sentence, or something to look at. */
export function AboutCustomProduct({ product }: { readonly product: ProductAnswer }) {
  const { paragraphs } = splitDescription(product.description);
  if (paragraphs.length === 0 && product.pictures.length === 0) return null;
  return (
    <section
      aria-labelledby="about-it"
      className="section grid items-center gap-6 phone:grid-cols-2 phone:gap-12"
    >
      {product.pictures.length > 0 && <Gallery product={product} look="within" />}
      <div className="grid max-w-measure gap-4">
        <div className="flex items-start justify-between gap-3">
          <h2 id="about-it">About this product</h2>
          <HeartButton product={product} />
        </div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="text-pretty whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        <p className="text-cocoa-2">
          <AskOnWhatsapp product={product} />
        </p>
      </div>
    </section>
  );
}
