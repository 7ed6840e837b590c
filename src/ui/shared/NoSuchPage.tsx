import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import type { Pagination } from '../../domain/shared/pagination';
import { ButtonLink } from './ButtonLink';
import { EmptyState } from './EmptyState';
import { withPage } from './page-numbers';

export interface NoSuchPageProps {
  readonly pagination: Pick<Pagination, 'current' | 'last'>;
}

/** Stands where a list is shorter than the page that is asked for, with the way to its last one. */
export const NoSuchPage = observer(function NoSuchPage({ pagination }: NoSuchPageProps) {
  const { search } = useLocation();
  const { current, last } = pagination;
  const end = last === 1 ? 'one page' : `${String(last)} pages`;
  return (
    <EmptyState title={`There is no page ${String(current)}`} text={`This list has ${end}.`}>
      <ButtonLink to={{ search: withPage(search, last) }}>Go to page {String(last)}</ButtonLink>
    </EmptyState>
  );
});
