import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

/** Link to the game that a ticket is about. */
export const GameLink = styled(Link)`
  color: ${theme.colour.cyan};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** Rows of a placeholder. */
export const Waiting = styled.div`
  display: grid;
  gap: ${space(3)};
`;
