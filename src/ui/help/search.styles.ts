import { css } from 'styled-components';
import { field } from '../shared/field.styles';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

/** The row of a search among questions: its field, and the button, which goes below where text is large. */
export const searchRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  & > button {
    flex: 1 0 auto;
    min-height: 48px;
  }
`;

export const searchField = css`
  ${field}
  /* Narrower than this the words in it would be cut. */
  flex: 1000 1 12.5rem;
  min-height: 48px;
  padding-inline: ${space(5)};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.surface};
  &:focus-visible {
    border-radius: ${theme.radius.pill};
  }
`;
