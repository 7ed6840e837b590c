import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

/** Row of small samples. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};
  & + & {
    margin-top: ${space(4)};
  }
`;

/** Columns of large samples with a minimum width of `$least` pixels. */
export const Grid = styled.div<{ readonly $least: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $least }) => $least}px, 100%), 1fr));
  gap: ${space(8)} ${space(6)};
  align-items: start;
`;

/** Panel of a modal without its overlay. */
export const Card = styled.div`
  position: relative;
  padding: ${space(8)};
  border-radius: ${theme.radius.panel};
  background: radial-gradient(120% 60% at 50% 0, rgba(139, 108, 255, 0.16), transparent 70%), ${theme.colour.surface};
  box-shadow: ${theme.hairlineShadow};
  @media ${theme.below.compact} {
    padding: ${space(6)} ${space(5)};
  }
`;

/** Text above samples. */
export const Note = styled.p`
  margin-block: ${space(6)} ${space(3)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;

/** Text below a sample. */
export const Caption = styled.p`
  margin-top: ${space(2)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;
