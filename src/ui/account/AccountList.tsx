import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NoSuchPage } from '../shared/NoSuchPage';
import { Pagination } from '../shared/Pagination';
import { space } from '../theme/theme';
import type { AccountListViewModel, AccountPageOf } from './account-list.view-model';
import { SectionFailure } from './SectionFailure';
import { Loading } from '../shared/Loading';

export interface AccountListProps<List extends AccountPageOf> {
  readonly list: AccountListViewModel<List>;
  /** Accessible name of the pagination. */
  readonly label: string;
  /** Placeholder in the shape of the list. */
  readonly skeleton: ReactNode;
  /** Content for an empty list. */
  readonly empty: ReactNode;
  readonly children: (list: List) => ReactNode;
}

/** A paginated list with its loading, failed and empty states. */
export const AccountList = observer(function AccountList<List extends AccountPageOf>(props: AccountListProps<List>) {
  const { list, label, skeleton, empty, children } = props;
  const { list: shown, failure, loading, load } = list;
  if (failure !== undefined) return <SectionFailure text={failure} onRetry={load} />;
  if (shown === undefined) return <Loading>{skeleton}</Loading>;
  const { pagination } = shown;
  if (pagination.total === 0) return <>{empty}</>;
  return (
    <Listing aria-busy={loading || undefined} data-dimmed={loading ? '' : undefined}>
      {pagination.items === 0 ? <NoSuchPage pagination={pagination} /> : children(shown)}
      <Pagination pagination={pagination} label={label} />
    </Listing>
  );
});

const Listing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  /* The current page stays visible while the next one loads. */
  &[data-dimmed] {
    opacity: 0.55;
  }
`;
