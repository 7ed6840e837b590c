import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** A word that something is filed under; flat, since it is nothing to press. */
export const Chip = styled.span`
  font-size: ${theme.size.sm};
  line-height: 1.6;
  color: ${theme.colour.textSoft};
  &::before {
    content: '#' / '';
  }
`;
