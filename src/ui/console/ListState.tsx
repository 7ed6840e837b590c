import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { SectionFailure } from '../account/SectionFailure';
import { Loading } from '../shared/Loading';

interface ListStateProps {
  /** Undefined until the list is loaded. */
  readonly list: unknown;
  readonly failure: string | undefined;
  /** Rows of the placeholder; default 3. */
  readonly rows?: number;
  readonly onRetry: () => Promise<void>;
}

/** Failure of a list, or its placeholder while it loads. */
export function ListState({ list, failure, rows = 3, onRetry }: ListStateProps) {
  if (failure !== undefined) return <SectionFailure text={failure} onRetry={onRetry} />;
  if (list !== undefined) return null;
  return (
    <Loading>
      <EntriesSkeleton rows={rows} />
    </Loading>
  );
}
