import { styled } from 'styled-components';
import { space } from '../../theme/space';

/** The row's place, as high as the row. */
export const ViaSpace = styled.div`
  box-sizing: border-box;
  height: 104px;
  margin-top: ${space(4)};
`;
