import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { css } from 'styled-components';

const look = css`
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

/** A word that something is filed under. */
export const Chip = styled.span`
  ${look}
`;

/** A word that leads to everything filed under it. */
export const ChipLink = styled(Link)`
  ${look}
  min-height: ${theme.target};
  padding: 0 ${space(4)};
  &:hover {
    color: ${theme.colour.text};
    background: ${theme.colour.raised};
  }
`;
