import { styled } from 'styled-components';
import { blank } from '../shared/Blank';
import { Container } from '../shared/Container';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(5)};
  min-height: 110vh;
  padding-block: ${space(8)} ${space(16)};
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
`;

/* As the lists have it: the first is twice as wide. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media ${theme.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :first-child {
      grid-column: span 2;
    }
  }
`;

export const Hero = styled.div`
  min-height: clamp(480px, 74svh, 760px);
  ${blank}
`;

export const GameColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(6)};
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 304px;
  }
  @media (min-width: 1360px) {
    grid-template-columns: minmax(0, 1fr) 336px;
  }
`;

export const Side = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-auto-rows: 260px;
  @media (min-width: 1100px) {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;

export const TextColumn = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(5)};
  min-height: 110vh;
  max-width: 48rem;
  margin-inline: auto;
  padding: ${space(8)} ${space(4)} ${space(16)};
`;

export const Feature = styled.div`
  height: 26vh;
  border-radius: ${theme.radius.panel};
  ${blank}
`;
