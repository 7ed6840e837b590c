import { css, styled } from 'styled-components';
import { blank } from '../../shared/Blank';
import { Container } from '../../shared/Container';
import { space, theme } from '../../theme/theme';

/** The height of one line of a heading whose letters are this large. */
export const headingLine = (size: string) => `calc(${size} * 1.15)`;

/** Heights of headings as the pages have them. */
export const heading = {
  list: headingLine(`clamp(1.75rem, 4vw, ${theme.size.xxl})`),
  page: headingLine(`clamp(2rem, 4vw, ${theme.size.xxl})`),
  section: headingLine(theme.size.xl),
} as const;

/** One thing below the other. */
export const Stack = styled.div<{ readonly $gap: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap }) => space($gap)};
`;

/** The column of a page, in its own distances. */
export const Page = styled(Container)<{ readonly $gap: number; readonly $top?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap }) => space($gap)};
  padding-block: ${({ $top = 8 }) => space($top)} ${space(16)};
`;

/** One line of words, in the room that a line of them takes. */
export const Line = styled.div<{ readonly $width?: string; readonly $room?: string }>`
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $room = '1.55rem' }) => $room};
  clip-path: inset(18% 0 round ${theme.radius.pill});
  ${blank}
`;

/** A picture, a field or a panel. */
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

/** Only where windows are wide, or only where they are not. */
export const Wide = styled.div`
  @media not ${theme.wide} {
    display: none;
  }
`;

export const Narrow = styled.div`
  @media ${theme.wide} {
    display: none;
  }
`;

/** What is read, and what stands beside it on wide windows. */
export const Beside = styled.div<{ readonly $side: string; readonly $gap: readonly [row: number, column: number] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ $gap }) => space($gap[0])} ${({ $gap }) => space($gap[1])};
  @media ${theme.wide} {
    grid-template-columns: minmax(0, 1fr) ${({ $side }) => $side};
  }
`;

/** As the lists of games have it: the first is twice as wide. */
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
