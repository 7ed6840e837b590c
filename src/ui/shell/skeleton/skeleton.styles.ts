import { css, styled } from 'styled-components';
import { blank } from '../../shared/Blank';
import { Container } from '../../shared/Container';
import { space, theme } from '../../theme/theme';

/** Returns the line height of a heading for a font size. */
export const headingLine = (size: string) => `calc(${size} * 1.15)`;

/** Heights of the pages' headings. */
export const heading = {
  list: headingLine(`clamp(1.75rem, 4vw, ${theme.size.xxl})`),
  page: headingLine(`clamp(2rem, 4vw, ${theme.size.xxl})`),
  section: headingLine(theme.size.xl),
} as const;

/** Vertical stack. */
export const Stack = styled.div<{ readonly $gap: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap }) => space($gap)};
`;

/** Column of a page. */
export const Page = styled(Container)<{ readonly $gap: number; readonly $top?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap }) => space($gap)};
  padding-block: ${({ $top = 8 }) => space($top)} ${space(16)};
`;

/** Placeholder of one line of text; `$room` is the line height. */
export const Line = styled.div<{ readonly $width?: string; readonly $room?: string }>`
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $room = '1.55rem' }) => $room};
  clip-path: inset(18% 0 round ${theme.radius.pill});
  ${blank}
`;

/** Placeholder of a picture, field or panel. */
export const Box = styled.div<{
  readonly $ratio?: string;
  readonly $height?: string;
  readonly $width?: string;
  readonly $radius?: string;
}>`
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = 'auto' }) => $height};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  border-radius: ${({ $radius = theme.radius.panel }) => $radius};
  ${blank}
`;

/** Visible on wide windows only; `Narrow` on narrow windows only. */
export const Wide = styled.div`
  @media ${theme.below.wide} {
    display: none;
  }
`;

export const Narrow = styled.div`
  @media ${theme.from.wide} {
    display: none;
  }
`;

/** Main column with a side column on wide windows. */
export const Beside = styled.div<{ readonly $side: string; readonly $gap: readonly [row: number, column: number] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ $gap }) => space($gap[0])} ${({ $gap }) => space($gap[1])};
  @media ${theme.from.wide} {
    grid-template-columns: minmax(0, 1fr) ${({ $side }) => $side};
  }
`;

/** Grid of game lists, whose first card is twice as wide. */
export const cardGrid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  & > :first-child {
    grid-column: 1 / -1;
    min-height: 320px;
  }
  @container (min-width: 540px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 760px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :first-child {
      grid-column: span 2;
    }
  }
`;
