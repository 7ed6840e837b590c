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

/** Status line for a loading page of reviews. Always takes its space, so that nothing moves. */
export const PageStatus = observer(function PageStatus({ reviews, list }: PageStatusProps) {
  const { query, isTurning } = reviews;
  const turnsPage = isTurning && query.page !== list.query.page;
  if (!isPaged(list.pagination)) return null;
  return <Line role="status">{turnsPage ? `Loading page ${String(query.page)} of the reviews…` : ''}</Line>;
});

const Line = styled.p`
  min-height: ${space(6)};
  margin-top: -${space(2)};
  text-align: center;
  font-size: ${theme.size.sm};
  line-height: ${space(6)};
  color: ${theme.colour.textSoft};
`;
