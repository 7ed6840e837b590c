import { styled } from 'styled-components';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

/** A word that something is filed under. */
export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 32px;
  padding: 0 ${space(3)};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.sm};
  line-height: 1.2;
  color: ${theme.colour.textSoft};
  background: ${theme.colour.surface};
  box-shadow: inset 0 0 0 1px ${theme.colour.line};
`;
