import { styled } from 'styled-components';
import { forcedBorder } from '../theme/mixins';
import { theme } from '../theme/theme';

/** Number of unread items. */
export const Count = styled.span`
  flex: none;
  min-width: 18px;
  padding-inline: 4px;
  border-radius: ${theme.radius.pill};
  font: 700 11px/18px ${theme.font.text};
  font-variant-numeric: tabular-nums;
  text-align: center;
  color: ${theme.colour.onAccent};
  background: ${theme.colour.cyan};
  ${forcedBorder}
`;
