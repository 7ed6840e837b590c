import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

export interface HologramSceneProps {
  /** Maximum width in pixels. */
  readonly width: number;
  /** SVG figure centred on 160,92 of a 320x220 viewBox; defaults to a cube. */
  readonly children?: ReactNode;
}

/** Drawing of a hologram projector for empty states and error pages. */
export const HologramScene = observer(function HologramScene({ width, children }: HologramSceneProps) {
  const id = useId();
  return (
    <Svg viewBox="0 0 320 220" $width={width} aria-hidden="true" focusable="false" fill="none">
      <defs>
        <linearGradient id={`${id}beam`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#5CE1FF" stopOpacity="0" />
          <stop offset="1" stopColor="#8B6CFF" stopOpacity="0.5" />
        </linearGradient>
        <linearGradient id={`${id}ink`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#5CE1FF" />
          <stop offset="0.55" stopColor="#8B6CFF" />
          <stop offset="1" stopColor="#FF6AD5" />
        </linearGradient>
      </defs>
      <ellipse cx="160" cy="196" rx="120" ry="15" fill="#141627" />
      <path d="M60 16h200l-62 174h-76z" fill={`url(#${id}beam)`} opacity="0.55" />
      <g stroke={`url(#${id}ink)`} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        {children ?? <path d="m160 52 42 22v46l-42 22-42-22V74zM118 74l42 22 42-22M160 96v46" />}
      </g>
      <path d="M104 188h112l10 12H94z" fill="#1C1F36" />
      <path d="M122 188c4-7 20-10 38-10s34 3 38 10z" fill="#5CE1FF" opacity="0.75" />
    </Svg>
  );
});

const Svg = styled.svg<{ readonly $width: number }>`
  width: 100%;
  max-width: ${({ $width }) => $width}px;
  height: auto;
  aspect-ratio: 320 / 220;
  @media ${theme.media.forcedColours} {
    & > ellipse,
    & > path {
      stroke: CanvasText;
    }
    & > g {
      stroke: CanvasText;
    }
  }
`;
