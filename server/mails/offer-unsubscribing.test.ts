import { expect, test } from 'vitest';
import { DEMO_SHOP_PROFILE } from '../demo/shop-profile.ts';
import { composeMail } from './compose-mail.ts';
import { FOR_ADMINISTRATORS } from './mail-content.ts';
import { offerUnsubscribing } from './offer-unsubscribing.ts';

test.each(['Questions?', FOR_ADMINISTRATORS])(
  'a mail says once why it was sent, and how to stop it: %s',
  (words) => {
    const composed = composeMail(DEMO_SHOP_PROFILE, {
      subject: 'New order',
      preview: 'For Friday',
      heading: 'New order',
      paragraphs: ['It is confirmed.'],
      button: { label: 'View order', link: 'https://shop.example/orders/1' },
      smallPrint: [words],
    });
    const { html, text } = offerUnsubscribing(composed, 'https://shop.example/unsubscribe#key=1');
    for (const form of [html, text]) {
      expect(form.match(/You get this email because/g)).toHaveLength(1);
      expect(form).toContain('Unsubscribe from these emails');
    }
  },
);
