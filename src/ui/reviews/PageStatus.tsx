import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { ReviewList } from '../../domain/reviews/review-list';
import { isPaged } from '../../domain/shared/pagination';
import { space, theme } from '../theme/theme';
import type { ReviewsViewModel } from './reviews.view-model';

export interface PageStatusProps {
  readonly reviews: ReviewsViewModel;
  readonly list: ReviewList;
}

/** Tells which page of the reviews is on its way; its line is kept, so that nothing moves. */
export const PageStatus = observer(function PageStatus({ reviews, list }: PageStatusProps) {
  const { page, loading } = reviews;
  const turns = loading && page !== list.pagination.current;
  if (!isPaged(list.pagination)) return null;
  return <Line role="status">{turns ? `Loading page ${String(page)} of the reviews …` : ''}</Line>;
});

const Line = styled.p`
  min-height: ${space(6)};
  margin-top: -${space(2)};
  text-align: center;
  font-size: ${theme.size.sm};
  line-height: ${space(6)};
  color: ${theme.colour.textSoft};
`;
