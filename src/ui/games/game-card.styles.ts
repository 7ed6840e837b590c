import { css } from 'styled-components';
import { focusRing } from '../theme/mixins';
import { space, theme } from '../theme/theme';

export type CardSize = 'feature' | 'normal' | 'row';

const normal = css`
  grid-template-rows: auto 1fr;
`;

const row = css`
  grid-template-columns: minmax(120px, 42%) 1fr;
  min-height: 128px;
  [data-part='media'],
  [data-part='media'] > span:first-child {
    height: 100%;
  }
  [data-part='media'] > span:first-child {
    position: absolute;
    aspect-ratio: auto;
  }
  [data-part='words'] {
    align-content: center;
  }
`;

const feature = css`
  min-height: 320px;
  [data-part='media'] {
    position: absolute;
    inset: 0;
    & > span:first-child {
      height: 100%;
      aspect-ratio: auto;
    }
  }
  /* The gradient is as high as the text at any font size: contrast 4.5:1 on a white picture. */
  [data-part='words'] {
    isolation: isolate;
    align-self: end;
    padding: ${space(18)} ${space(5)} ${space(5)};
    background: linear-gradient(to top, rgba(10, 11, 20, 0.94), rgba(10, 11, 20, 0.78) calc(100% - 72px), transparent);
    pointer-events: none;
    @media ${theme.from.wide} {
      padding: ${space(18)} ${space(7)} ${space(7)};
    }
  }
  h3 {
    font-size: ${theme.size.xl};
    @media ${theme.from.wide} {
      font-size: 2.125rem;
    }
  }
`;

const sizes: Record<CardSize, typeof normal> = { normal, row, feature };

/** Styles of a game card by size. */
export const gameCardStyles = css<{ readonly $size: CardSize }>`
  position: relative;
  isolation: isolate;
  display: grid;
  height: 100%;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.surface};
  transition: transform ${theme.motion.slow} ${theme.motion.easing};
  [data-part='media'] {
    position: relative;
    overflow: hidden;
  }
  [data-part='badge'] {
    position: absolute;
    top: ${space(3)};
    left: ${space(3)};
    padding: 2px ${space(2)};
    border-radius: ${theme.radius.pill};
    font-size: ${theme.size.xs};
    font-weight: 700;
    letter-spacing: 0.04em;
    color: ${theme.colour.text};
    background: rgba(10, 11, 20, 0.78);
  }
  [data-part='words'] {
    display: grid;
    align-content: start;
    gap: 6px;
    min-width: 0;
    padding: ${space(4)};
  }
  [data-part='category'] {
    font-size: ${theme.size.xs};
    font-weight: 600;
    letter-spacing: 0.04em;
    color: ${theme.colour.cyan};
  }
  [data-part='developer'] {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
  [data-part='excerpt'] {
    font-size: ${theme.size.sm};
    text-wrap: pretty;
    color: ${theme.colour.textSoft};
  }
  h3 {
    font-size: ${theme.size.lg};
    overflow-wrap: anywhere;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: inherit;
    pointer-events: auto;
  }
  h3 a:focus-visible {
    outline: none;
  }
  &:has(a:focus-visible) {
    ${focusRing}
  }
  ${({ $size }) => sizes[$size]}
  @media ${theme.media.mouse} {
    &:hover {
      transform: translateY(-3px);
      box-shadow: ${theme.shadow};
    }
  }
`;
