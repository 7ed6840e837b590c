import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { RatingTally } from '../../domain/reviews/rating-tally';
import { overallRating } from '../../domain/reviews/rating-tally';
import { space, theme } from '../theme/theme';
import { Stars } from './Stars';
import { reviewsText } from './review.texts';

/** The overall rating of a game: its number, its stars, and of how many reviews. */
export const RatingSummary = observer(function RatingSummary({ tally }: { readonly tally: RatingTally }) {
  const rating = overallRating(tally);
  return (
    <Line role="status">
      {rating === undefined ? (
        'Not rated yet'
      ) : (
        <>
          <strong>{rating.toFixed(1)}</strong>
          <Stars rating={rating} size={22} />
          <span>{reviewsText(tally.count)}</span>
        </>
      )}
    </Line>
  );
});

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  min-height: ${theme.target};
  color: ${theme.colour.textSoft};
  font-variant-numeric: tabular-nums;
  strong {
    font-family: ${theme.font.heading};
    font-size: ${theme.size.xl};
    line-height: 1;
    color: ${theme.colour.text};
  }
`;
