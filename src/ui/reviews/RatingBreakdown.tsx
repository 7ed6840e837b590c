import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { humanizeNumber } from '../../domain/shared/humanize-number';
import type { Rating } from '../../domain/reviews/rating';
import { ratings } from '../../domain/reviews/rating';
import type { RatingCounts } from '../../domain/reviews/rating-counts';
import { ratingPercents, tallyOf } from '../../domain/reviews/rating-counts';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { focusInside, forcedBorder } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { reviewsText, starsText } from './review.texts';
import { parseReviewQuery } from './reviews-address';
import { reviewsSearch } from './reviews-search';

/** Bars with the share of each rating. A bar is a link to the reviews with this rating; that of the chosen one shows all again. */
export const RatingBreakdown = observer(function RatingBreakdown({ counts }: { readonly counts: RatingCounts }) {
  const [query] = useSearchParams();
  const { stars: chosen } = parseReviewQuery(query);
  const percents = ratingPercents(counts);
  if (tallyOf(counts).count === 0) return null;
  return (
    <List aria-label="Reviews by stars">
      {ratings.toReversed().map((stars) => {
        const content = <Share stars={stars} count={counts[stars]} percent={percents[stars]} />;
        const isChosen = stars === chosen;
        return (
          <li key={stars}>
            {counts[stars] === 0 && !isChosen ? (
              <Still>{content}</Still>
            ) : (
              <Row
                to={reviewsSearch(query, { stars: isChosen ? undefined : stars })}
                aria-current={isChosen ? 'true' : undefined}
                preventScrollReset
                data-stays=""
              >
                {content}
              </Row>
            )}
          </li>
        );
      })}
    </List>
  );
});

interface ShareProps {
  readonly stars: Rating;
  readonly count: number;
  readonly percent: number;
}

function Share({ stars, count, percent }: ShareProps) {
  return (
    <>
      <VisuallyHidden>
        {starsText(stars)}: {reviewsText(count)}, {percent}%
      </VisuallyHidden>
      <Label aria-hidden="true">
        {stars}
        <Icon name="star" size={14} colour="currentColor" />
      </Label>
      <Bar aria-hidden="true">
        <Filled $percent={percent} />
      </Bar>
      <span aria-hidden="true">{percent}%</span>
      <span aria-hidden="true">{humanizeNumber(count)}</span>
    </>
  );
}

const List = styled.ul`
  flex: 1 1 280px;
  max-width: 440px;
  margin-inline-end: auto;
`;

const row = css`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) 44px 44px;
  align-items: center;
  gap: ${space(2)};
  min-height: ${theme.target};
  padding-inline: ${space(2)};
  border-radius: ${theme.radius.card};
  font-size: ${theme.size.sm};
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.textSoft};
  & > :nth-last-child(-n + 2) {
    text-align: end;
  }
`;

const Still = styled.span`
  ${row}
`;

const Row = styled(Link)`
  ${row}
  &:hover {
    color: ${theme.colour.text};
    background: ${theme.colour.surface};
  }
  &[aria-current] {
    color: ${theme.colour.text};
    background: ${theme.colour.raised};
    ${forcedBorder}
  }
  ${focusInside}
`;

const Label = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  & > svg {
    flex: none;
    color: ${theme.colour.warning};
    fill: currentColor;
  }
`;

const Bar = styled.span`
  height: 8px;
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.line};
  ${forcedBorder}
`;

/* A class, because the content security policy forbids style attributes. */
const Filled = styled.span<{ readonly $percent: number }>`
  display: block;
  width: ${({ $percent }) => $percent}%;
  height: 100%;
  background: ${theme.colour.warning};
  @media ${theme.media.forcedColours} {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;
