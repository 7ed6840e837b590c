import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

/** What a question says beside its title. */
export const Words = styled.p`
  margin-top: ${space(4)};
  color: ${theme.colour.textSoft};
  overflow-wrap: anywhere;
`;

/** Names and amounts, one below the other. */
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
