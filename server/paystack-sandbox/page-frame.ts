import { html } from 'hono/html';
import { type Markup, plainPage } from '../http/plain-page/plain-page.ts';

export type Frame = {
  readonly shopName: string;
  /** Where the sandbox stands on its host: `/dev/paystack`. */
  readonly basePath: string;
};

export function pageFrame({ shopName, basePath }: Frame, title: string, main: Markup): Markup {
  return plainPage({
    title: `${title} · ${shopName}`,
    stylesheet: `${basePath}/pay-page.css`,
    bar: html`<span class="sign">${shopName}</span>
<span>Payment sandbox</span>`,
    main,
  });
}
