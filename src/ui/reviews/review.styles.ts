import { styled } from 'styled-components';
import { enterExitAnimation } from '../shared/enter-exit-animation';
import { space, theme } from '../theme/theme';
import { REVIEW_FORM_CLOSING_TIME } from './review-form.machine';

/** Card of a review or of its form. */
export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
  padding: ${space(5)};
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  &[data-own] {
    box-shadow: inset 0 0 0 1px ${theme.colour.violet};
  }
  @media ${theme.below.compact} {
    padding: ${space(4)};
  }
`;

export const Form = styled.form`
  max-width: 760px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  --time: ${REVIEW_FORM_CLOSING_TIME}ms;
  --away: translateY(-8px);
  ${enterExitAnimation}
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

/** Plain text with its line breaks. */
export const Written = styled.p`
  max-width: 72ch;
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Answer of a developer below a review. */
export const Answer = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};
  border-left: 3px solid ${theme.colour.cyan};
  border-radius: 0 ${theme.radius.card} ${theme.radius.card} 0;
  background: ${theme.colour.raised};
  h3,
  h4 {
    font-size: ${theme.size.sm};
    overflow-wrap: anywhere;
  }
`;
