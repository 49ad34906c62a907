import type { ComponentType, ReactNode } from 'react';
import type { Block, ContentBody } from '../../../../../domain/content/blocks.ts';
import { useDeliveryTerms } from '../../../delivery/delivery-terms-context.ts';
import { ZoneTable } from '../../../delivery/zone-table-context.tsx';

export type BlocksProps = { readonly blocks: readonly Block[]; readonly zoneTable?: ReactNode };

type PreviewBodyProps = {
  readonly body: ContentBody;
  /** Posts and pages show the same words in ways of their own. */
  readonly Blocks: ComponentType<BlocksProps>;
};

/** Only a text with the table of zones asks for them. */
export function PreviewBody(props: PreviewBodyProps) {
  const { intro, sections } = props.body;
  const hasZones = [...intro, ...sections.flatMap(({ blocks }) => blocks)].some(
    ({ kind }) => kind === 'zone-table',
  );
  return hasZones ? <BodyWithZones {...props} /> : <BodyParts {...props} />;
}

function BodyWithZones(props: PreviewBodyProps) {
  return <BodyParts {...props} zoneTable={<ZoneTable terms={useDeliveryTerms()} />} />;
}

function BodyParts({
  body: { intro, sections },
  Blocks,
  ...parts
}: PreviewBodyProps & Pick<BlocksProps, 'zoneTable'>) {
  return (
    <div className="grid gap-8">
      {intro.length > 0 && (
        <div className="grid gap-4">
          <Blocks blocks={intro} {...parts} />
        </div>
      )}
      {sections.map(({ id, heading, blocks }) => (
        <div key={id} className="grid gap-4">
          <h2 id={id} className="text-fs-3">
            {heading}
          </h2>
          <Blocks blocks={blocks} {...parts} />
        </div>
      ))}
    </div>
  );
}
