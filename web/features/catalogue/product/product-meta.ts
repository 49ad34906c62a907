import type { MetaDescriptor } from 'react-router';
import { writeCakePicturePath } from '../../../../contract/cake-pictures.ts';
import { DESIGN_PARAMETER } from '../../../../contract/page-parameters.ts';
import type { ProductAnswer } from '../../../../contract/products.ts';
import { writeProductSharePath } from '../../../../domain/discovery/share-picture.ts';
import { listWidths, writePicturePath } from '../../../../domain/pictures/renditions.ts';
import {
  describePublicPage,
  findOrigin,
  findShopProfile,
  type SharePicture,
  shortenDescription,
} from '../../../page-meta.ts';
import { describeBreadcrumbs } from '../../../ui/json-ld/describe-breadcrumbs.ts';
import { describeProduct } from '../../../ui/json-ld/describe-product.ts';
import { writeListAddress } from '../list/address/list-address.ts';
import { NO_LIST_FILTER } from '../list/address/list-filter.ts';

type MetaArgs = Parameters<typeof describePublicPage>[0];

/** A cake that somebody designed, as the link to it says. */
export type SharedDesign = { readonly text: string; readonly words: string };

/** For search engines and for whoever is sent the link. The link to a design shows that very cake. */
export function describeProductPage(
  { matches }: MetaArgs,
  product: ProductAnswer,
  design: SharedDesign | null,
): MetaDescriptor[] {
  const shop = findShopProfile(matches);
  const origin = findOrigin(matches);
  const path = `/products/${encodeURIComponent(product.id)}`;
  const page = {
    path,
    kind: 'product',
    things: [
      describeProduct(
        {
          product,
          shopName: shop.name,
          description: shortenDescription(product.description),
          images: product.pictures.map(
            ({ id, width }) => origin + writePicturePath(id, listWidths(width).at(-1) ?? width, 'webp'),
          ),
          url: origin + path,
        },
        origin,
      ),
      describeBreadcrumbs(listSteps(product, path), origin),
    ],
  } as const;
  return [
    ...describePublicPage(
      { matches },
      design
        ? {
            ...page,
            sharedPath: `${path}?${new URLSearchParams({ [DESIGN_PARAMETER]: design.text })}`,
            title: 'Look at the cake I designed',
            fullTitle: `${product.name} · ${shop.name}`,
            description: design.words,
            picture: pictureDesign(design),
          }
        : {
            ...page,
            title: product.name,
            description: product.description,
            picture: {
              path: writeProductSharePath(product, shop),
              type: 'image/jpeg',
              alt: product.pictures[0]?.alt || product.name,
            },
          },
    ),
    { property: 'product:price:amount', content: String(product.priceToPay) },
    { property: 'product:price:currency', content: 'NGN' },
  ];
}

function pictureDesign({ text, words }: SharedDesign): SharePicture {
  return { path: writeCakePicturePath(text, 'share.png'), type: 'image/png', alt: words };
}

function listSteps({ category, name }: ProductAnswer, path: string) {
  return [
    { name: 'Home', path: '/' },
    { name: category, path: writeListAddress({ ...NO_LIST_FILTER, category: [category] }) },
    { name, path },
  ];
}
