import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import sprite from '../shared/icons.svg';
import { theme } from '../theme/theme';
import type { BrandMarkName } from './social-links';

export interface BrandMarkProps {
  readonly name: BrandMarkName;
  readonly size?: number;
}

/** Logo of another company in the current text colour. */
export const BrandMark = observer(function BrandMark({ name, size = 20 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`${sprite}#mark-${name}`} />
    </svg>
  );
});

/** Logo of the portal: a headset with rays of light. */
export const Logo = observer(function Logo({ size = 36 }: { readonly size?: number }) {
  return (
    <Mark viewBox="0 0 36 36" width={size} height={size} fill="none" aria-hidden="true" focusable="false">
      <path
        fill={theme.colour.text}
        d="M7 15h22a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-5.2a4 4 0 0 1-3.2-1.6l-1-1.3a2 2 0 0 0-3.2 0l-1 1.3a4 4 0 0 1-3.2 1.6H7a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4z"
      />
      <path stroke={theme.colour.room} strokeWidth="2.4" strokeLinecap="round" d="M9 21.5v3M27 21.5v3M9 23h18" />
      <path
        stroke={theme.colour.cyan}
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M18 4.5v6M9.5 6l2.4 5M26.5 6l-2.4 5"
      />
    </Mark>
  );
});

/* Forced colours replace the fills with the visitor's text and page colours. */
const Mark = styled.svg`
  @media ${theme.media.forcedColours} {
    forced-color-adjust: none;
    & > :first-child {
      fill: CanvasText;
    }
    & > :nth-child(2) {
      stroke: Canvas;
    }
    & > :last-child {
      stroke: CanvasText;
    }
  }
`;
