import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

export const Backdrop = styled.div`
  max-width: 1160px;
  margin-inline: auto;
  @media ${theme.from.medium} {
    padding: ${space(2)} ${space(6)} 0;
  }
  @media ${theme.from.wide} {
    padding-inline: ${space(10)};
  }
`;

/* Shows only a strip of the picture, so that the title is on the first screen. */
export const Hero = styled.div`
  max-height: 40vh;
  overflow: hidden;
  display: grid;
  align-items: center;
  mask-image: linear-gradient(#000 62%, transparent);
  @media ${theme.from.medium} {
    border-radius: ${theme.radius.panel} ${theme.radius.panel} 0 0;
  }
`;

/** `$wide` if a table of contents is beside the text. */
export const Column = styled.div<{ readonly $wide: boolean }>`
  position: relative;
  display: grid;
  gap: ${space(6)};
  max-width: 48rem;
  margin: -${space(14)} auto 0;
  padding-inline: ${space(4)};
  @media ${theme.from.medium} {
    padding-inline: ${space(10)};
  }
  @media ${theme.from.wider} {
    max-width: ${({ $wide }) => ($wide ? '1080px' : '48rem')};
  }
`;

export const Title = styled.h1`
  font-size: clamp(2rem, 4.4vw, 3.25rem);
`;

export const Lead = styled.p`
  max-width: 45rem;
  font-size: ${theme.size.lg};
  color: ${theme.colour.textSoft};
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(4)};
`;
