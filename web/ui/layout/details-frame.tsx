import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import StoreIcon from 'lucide-react/icons/store';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '../loading/skeleton.tsx';

type BackLinkProps = { readonly to: string; readonly children: string };

/** To the list as it was left. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className="link inline-flex min-h-11 items-center gap-2 text-label">
      <ArrowLeftIcon />
      {children}
    </Link>
  );
}

type DetailsFrameProps = {
  readonly listPath: string;
  /** "All products" */
  readonly listName: string;
  readonly children: ReactNode;
};

/** One thing of a list in the admin area. */
export function DetailsFrame({ listPath, listName, children }: DetailsFrameProps) {
  return (
    <div className="pt-5 phone:pt-7">
      <BackLink to={listPath}>{listName}</BackLink>
      {children}
    </div>
  );
}

type DetailsHeaderProps = {
  readonly title: string;
  /** Where everybody sees it; left out while nobody does. */
  readonly shopPath?: string | undefined;
  /** Badges. */
  readonly children?: ReactNode;
};

export function DetailsHeader({ title, shopPath, children }: DetailsHeaderProps) {
  return (
    <header className="mt-2 mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <h1 className="wrap-anywhere">{title}</h1>
      {children}
      {shopPath !== undefined && (
        // A document of its own, with rules of its own for styles.
        <Link
          to={shopPath}
          reloadDocument
          className="link ml-auto inline-flex min-h-11 items-center gap-2 text-label"
        >
          <StoreIcon />
          View in shop
        </Link>
      )}
    </header>
  );
}

type DetailsSkeletonProps = {
  /** Whether something stands beside the rest. */
  readonly hasAside?: boolean;
};

export function DetailsSkeleton({ hasAside = false }: DetailsSkeletonProps) {
  return (
    <div className="grid gap-5">
      <Skeleton className="mt-3 h-9 w-72 max-w-full" />
      <div
        className={
          hasAside ? 'grid items-start gap-4 rail:grid-cols-[minmax(0,1fr)_--spacing(80)]' : 'grid gap-4'
        }
      >
        <div className="grid gap-4">
          <Skeleton className="h-96 rounded-picture" />
          <Skeleton className="h-72 rounded-picture" />
        </div>
        {hasAside && <Skeleton className="h-96 rounded-picture" />}
      </div>
    </div>
  );
}
