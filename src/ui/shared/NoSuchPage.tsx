import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import type { Pagination } from '../../domain/shared/pagination';
import { ButtonLink } from './ButtonLink';
import { EmptyState } from './EmptyState';
import { withPage } from './page-numbers';

export interface NoSuchPageProps {
  readonly pagination: Pick<Pagination, 'current' | 'last'>;
}

/** Message for a page number beyond the end of a list, with a link to the last page. */
export const NoSuchPage = observer(function NoSuchPage({ pagination }: NoSuchPageProps) {
  const { search } = useLocation();
  const { current, last } = pagination;
  const end = last === 1 ? 'one page' : `${String(last)} pages`;
  return (
    <EmptyState icon="search" title={`Page ${String(current)} doesn’t exist`} text={`This list has only ${end}.`}>
      <ButtonLink to={{ search: withPage(search, last) }}>Go to page {String(last)}</ButtonLink>
    </EmptyState>
  );
});
