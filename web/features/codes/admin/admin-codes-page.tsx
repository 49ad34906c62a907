import { useState } from 'react';
import { Link } from 'react-router';
import {
  type AdminCampaign,
  exportCodesEndpoint,
  listCampaignsEndpoint,
  saveCampaignEndpoint,
} from '../../../../contract/code-admin.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { downloadFile } from '../../../api/download-file.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ExportButton } from '../../../ui/buttons/export-button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { sayCampaign, toCampaignFields } from './campaign-draft.ts';
import { CampaignForm } from './campaign-form.tsx';

export const meta = titlePage('Discount codes');

const STATE_WORDS: Readonly<Record<AdminCampaign['state'], string>> = {
  active: 'Active',
  scheduled: 'Not started',
  ended: 'Ended',
  off: 'Off',
};

const load = (signal: AbortSignal) => shopApi.call(listCampaignsEndpoint, { signal });

export default function AdminCodesPage() {
  const { data, failure, reload } = useLoaded(load);
  const [edited, setEdited] = useState<AdminCampaign | 'new' | null>(null);
  const campaigns = data?.data;
  const close = () => {
    setEdited(null);
    reload();
  };
  return (
    <>
      <PageHeading title="Discount codes">
        Customers enter a code in the cart or at checkout, or open a link that includes it.
      </PageHeading>
      {edited === null ? (
        <Button kind="main" className="mb-6" onClick={() => setEdited('new')}>
          Add discount code
        </Button>
      ) : (
        <CampaignForm
          key={edited === 'new' ? 'new' : edited.id}
          campaign={edited === 'new' ? null : edited}
          onDone={close}
          onCancel={() => setEdited(null)}
        />
      )}
      {failure !== null && <LoadFailure message={failure} onRetry={reload} />}
      {!campaigns && failure === null && <Skeleton className="h-40" />}
      {campaigns?.length === 0 && edited === null && (
        <p className="text-cocoa-2">No discount codes yet. Customers see the code field once you add one.</p>
      )}
      <ul className="grid gap-4">
        {campaigns?.map((campaign) => (
          <CampaignRow
            key={campaign.id}
            campaign={campaign}
            onEdit={() => setEdited(campaign)}
            onChanged={reload}
          />
        ))}
      </ul>
    </>
  );
}

type CampaignRowProps = {
  readonly campaign: AdminCampaign;
  readonly onEdit: () => void;
  readonly onChanged: () => void;
};

function CampaignRow({ campaign, onEdit, onChanged }: CampaignRowProps) {
  const { id, name, text, codeCount, uses, given, state, isActive, version } = campaign;
  const [isBusy, setBusy] = useState(false);
  const turn = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const body = { ...toCampaignFields(campaign), isActive: !isActive, version };
      await shopApi.call(saveCampaignEndpoint, { params: { id }, body });
      showToast({ kind: 'success', text: isActive ? `${name} is turned off` : `${name} is turned on` });
      onChanged();
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  const copyLink = async () => {
    await navigator.clipboard.writeText(`${window.location.origin}/?code=${text}`);
    showToast({ kind: 'success', text: 'Link copied' });
  };
  return (
    <li>
      <Panel className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="min-w-0 text-fs-4 break-words">{name}</h2>
          <p className="text-small font-semibold text-cocoa-2">{STATE_WORDS[state]}</p>
        </div>
        <p className="text-cocoa-2">{sayCampaign(campaign, campaign.products, campaign.text === null)}</p>
        <p className="figures text-small">
          {text === null && `${codeCount.toLocaleString('en-GB')} codes · `}
          {text !== null && text !== name && `${text} · `}
          <Uses id={id} uses={uses} /> · {formatNaira(convertNairaToKobo(given))} off in total
        </p>
        <div className="flex flex-wrap gap-2">
          <Button kind="paper" size="s" onClick={onEdit} aria-label={`Edit ${name}`}>
            Edit
          </Button>
          <Button
            kind="paper"
            size="s"
            onClick={turn}
            aria-disabled={isBusy}
            aria-label={`${isActive ? 'Turn off' : 'Turn on'} ${name}`}
          >
            {isActive ? 'Turn off' : 'Turn on'}
          </Button>
          {text === null ? (
            <ExportButton fileName={`codes ${name}`} load={() => downloadCodes(id)}>
              Download codes
            </ExportButton>
          ) : (
            <Button kind="paper" size="s" onClick={copyLink} aria-label={`Copy link of ${name}`}>
              Copy link
            </Button>
          )}
        </div>
      </Panel>
    </li>
  );
}

/** Which orders they are, once there are any. */
function Uses({ id, uses }: Pick<AdminCampaign, 'id' | 'uses'>) {
  const words = uses === 1 ? '1 use' : `${uses} uses`;
  if (uses === 0) return words;
  return (
    <Link to={`/admin/orders?campaign=${id}&sort=newest`} className="link">
      {words}
    </Link>
  );
}

function downloadCodes(id: string): Promise<Blob> {
  const { method, path } = exportCodesEndpoint;
  const address = path.replace(':id', id) as `/${string}`;
  return downloadFile({ api: shopApi, endpoint: { method, path: address }, query: {} });
}
