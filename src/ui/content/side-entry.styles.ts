import { css } from 'styled-components';
import { theme } from '../theme/theme';

/** An entry of a sidebar list; the current one has a bright edge. */
export const sideEntryStyles = css`
  display: flex;
  align-items: center;
  border-inline-start: 2px solid ${theme.colour.line};
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
  }
  &[aria-current] {
    font-weight: 600;
    color: ${theme.colour.text};
    border-color: ${theme.colour.cyan};
  }
  @media ${theme.media.forcedColours} {
    &[aria-current] {
      border-color: Highlight;
    }
  }
`;
