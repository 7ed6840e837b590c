import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { ratings } from '../../domain/reviews/rating';
import { Icon } from '../shared/Icon';
import { theme } from '../theme/theme';

export interface StarsProps {
  /** From 1 to 5, in tenths. */
  readonly rating: number;
  /** Edge of a star in pixels. */
  readonly size?: number;
}

const MOST = ratings.length;

/** A rating as stars, the last of them lit in part. */
export const Stars = observer(function Stars({ rating, size = 18 }: StarsProps) {
  const row = ratings.map((star) => <Icon key={star} name="star" size={size} colour="currentColor" />);
  return (
    <Both role="img" aria-label={`${String(rating)} out of ${String(MOST)} stars`}>
      <Row>{row}</Row>
      <Lit $share={(rating / MOST) * 100}>{row}</Lit>
    </Both>
  );
});

const Both = styled.span`
  position: relative;
  display: inline-block;
  flex: none;
  color: ${theme.colour.textFaint};
`;

const Row = styled.span`
  display: flex;
  & > svg {
    flex: none;
  }
`;

/* By a class: the page's policy takes no style attributes. */
const Lit = styled(Row)<{ readonly $share: number }>`
  position: absolute;
  inset: 0 auto 0 0;
  width: ${({ $share }) => $share}%;
  overflow: hidden;
  color: ${theme.colour.warning};
  & > svg {
    fill: currentColor;
  }
`;
