import { styled } from 'styled-components';
import { space } from '../../theme/space';

/** The row's place, as high as the row; longer words on a narrow screen take a second line. */
export const ViaSpace = styled.div`
  box-sizing: border-box;
  min-height: 104px;
  margin-top: ${space(4)};
`;
