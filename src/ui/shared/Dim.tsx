import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

/** Backdrop while the script of a modal loads. */
export const Dim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: ${space(4)};
  background: rgba(5, 6, 14, 0.78);
  backdrop-filter: blur(8px);
`;
