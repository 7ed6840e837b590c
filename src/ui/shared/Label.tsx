import { styled } from 'styled-components';
import { space } from '../theme/theme';

/** Above its field. */
export const Label = styled.label`
  display: block;
  margin-bottom: ${space(2)};
  font-weight: 600;
`;
