import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

/** Results of a choice, which fade while another choice loads. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  transition: opacity ${theme.motion.fast};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** Cards side by side in a wide window. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  align-items: start;
  gap: ${space(4)};
`;

/** Table of numbers with names in its first column. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.size.sm};
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space(2)} ${space(3)} ${space(2)} 0;
    text-align: right;
    font-weight: 400;
    white-space: nowrap;
  }
  th:first-child {
    width: 100%;
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${theme.colour.textSoft};
  }
  tbody tr {
    border-top: ${theme.hairline};
  }
`;

/** Limits the height and the width of a table. */
export const Scroll = styled.div`
  max-height: 480px;
  margin-bottom: ${space(4)};
  overflow: auto;
  th:first-child {
    min-width: 100px;
    white-space: nowrap;
  }
`;
