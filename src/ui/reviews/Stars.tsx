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

const MAX_RATING = ratings.length;

/** Rating as stars with a partly filled last star. */
export const Stars = observer(function Stars({ rating, size = 18 }: StarsProps) {
  const row = ratings.map((star) => <Icon key={star} name="star" size={size} colour="currentColor" />);
  return (
    <Wrapper role="img" aria-label={`${String(rating)} out of ${String(MAX_RATING)} stars`}>
      <Row>{row}</Row>
      <Lit $share={(rating / MAX_RATING) * 100}>{row}</Lit>
    </Wrapper>
  );
});

const Wrapper = styled.span`
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

/* A class, because the content security policy forbids style attributes. */
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
