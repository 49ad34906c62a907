import type { ProductAnswer } from '../../../../contract/products.ts';
import { ProductPicture } from '../../../ui/product-picture.tsx';
import { CakeDesigner } from '../../custom-orders/designer-context.tsx';
import { AskOnWhatsapp } from './ask-on-whatsapp.tsx';
import { RelatedProducts } from './related-products.tsx';
import { splitDescription } from './split-description.ts';

type CustomProductProps = {
  readonly product: ProductAnswer;
  readonly related: readonly ProductAnswer[];
};

/** What is made to a design is designed here: price, allergens and notice are the design's and not the product's. */
export function CustomProduct({ product, related }: CustomProductProps) {
  const { pitch, paragraphs } = splitDescription(product.description);
  const [picture] = product.pictures;
  return (
    <>
      <CakeDesigner product={product} pitch={pitch} />
      <div className="wrap max-phone:pb-4">
        {paragraphs.length > 0 && (
          <section
            aria-labelledby="about-it"
            className="section grid items-center gap-6 phone:grid-cols-2 phone:gap-12"
          >
            {picture && (
              <ProductPicture
                picture={picture}
                sizes="(width > 760px) 45vw, 100vw"
                className="aspect-4/3 rounded-sheet"
              />
            )}
            <div className="grid max-w-measure gap-4">
              <h2 id="about-it">About this bake</h2>
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
        )}
        <RelatedProducts products={related} />
      </div>
    </>
  );
}
