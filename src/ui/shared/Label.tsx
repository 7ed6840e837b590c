import { styled } from 'styled-components';
import { space } from '../theme/theme';

/** Label above a field. */
export const Label = styled.label`
  display: block;
  margin-bottom: ${space(2)};
  font-weight: 600;
`;
