import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

/** Text of a question below its title. */
export const Text = styled.p`
  margin-top: ${space(4)};
  color: ${theme.colour.textSoft};
  overflow-wrap: anywhere;
`;

/** A list of names and amounts. */
export const Amounts = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(2)} ${space(6)};
  margin-top: ${space(5)};
  font-variant-numeric: tabular-nums;
  dt {
    color: ${theme.colour.textSoft};
  }
  dd {
    margin: 0;
    text-align: right;
    font-weight: 600;
  }
`;
