import { styled } from 'styled-components';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export const Layout = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)} ${space(14)};
  @media (min-width: 800px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: start;
  }
`;

/* The thing in its own light: what its picture throws on the room. */
export const Stage = styled.div`
  position: relative;
  overflow: hidden;
  width: 100%;
  max-width: 520px;
  justify-self: center;
  border-radius: ${theme.radius.panel};
  box-shadow: ${theme.shadow};
  @media (max-width: 799px) {
    max-width: 300px;
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  h1 {
    margin-top: -${space(4)};
    font-size: clamp(2rem, 4vw, 3rem);
    overflow-wrap: anywhere;
  }
`;
