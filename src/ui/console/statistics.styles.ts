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
