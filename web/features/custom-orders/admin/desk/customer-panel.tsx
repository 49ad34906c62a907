import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WholeDeskCustomOrder } from '../../../../../contract/custom-order-admin.ts';
import { formatPhoneForNigeria } from '../../../../../domain/phone.ts';
import { buildWhatsappLink } from '../../../../../domain/shop/whatsapp-link.ts';

export function CustomerPanel({ customOrder }: { readonly customOrder: WholeDeskCustomOrder }) {
  const { userId, customerName, customerEmail, phone, number } = customOrder;
  const greeting = `Hello ${customerName.split(' ')[0]}, about your custom order ${number}: `;
  return (
    <section aria-labelledby="customer-heading">
      <h2 id="customer-heading" className="text-fs-3">
        Customer
      </h2>
      <dl className="mt-3 grid text-label">
        <Fact name="Name">
          <Link to={`/admin/users/${encodeURIComponent(userId)}`} className="link wrap-anywhere">
            {customerName}
          </Link>
        </Fact>
        <Fact name="E-mail">
          <a href={`mailto:${customerEmail}`} className="link wrap-anywhere">
            {customerEmail}
          </a>
        </Fact>
        <Fact name="Phone">
          <a href={`tel:${phone}`} className="link figures whitespace-nowrap">
            {formatPhoneForNigeria(phone)}
          </a>
        </Fact>
        <Fact name="WhatsApp">
          <a href={buildWhatsappLink(phone, greeting)} target="_blank" rel="noreferrer" className="link">
            Write to them
          </a>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-crust py-2.5 last:border-b-0 last:pb-0">
      <dt className="w-20 flex-none text-cocoa-2">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
