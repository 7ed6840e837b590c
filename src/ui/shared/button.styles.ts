import { css } from 'styled-components';
import { space, theme } from '../theme/theme';

/** `primary` is the main action of a screen, `danger` is destructive and `quiet` has no background. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'lg';

export interface ButtonStyle {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
}

/* A disabled primary button looks like any other button. */
const resting = css`
  &:disabled,
  &[aria-disabled='true'] {
    color: ${theme.colour.text};
    background: ${theme.colour.raised};
    box-shadow: ${theme.hairlineShadow};
  }
`;

const variants = {
  primary: css`
    color: ${theme.colour.onAccent};
    background: ${theme.accent};
    &:hover:not(:disabled, [aria-disabled='true']) {
      box-shadow: ${theme.glow};
    }
    ${resting}
  `,
  secondary: css`
    color: ${theme.colour.text};
    background: ${theme.colour.raised};
    box-shadow: ${theme.hairlineShadow};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: #262a4a;
    }
  `,
  quiet: css`
    color: ${theme.colour.textSoft};
    &:hover:not(:disabled, [aria-disabled='true']) {
      color: ${theme.colour.text};
      background: ${theme.colour.line};
    }
  `,
  danger: css`
    color: ${theme.colour.onAccent};
    background: ${theme.colour.danger};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: #ff7d94;
    }
    ${resting}
  `,
};

const sizes = {
  md: css`
    min-height: ${theme.target};
    padding: 0 ${space(4)};
    font-size: ${theme.size.sm};
  `,
  lg: css`
    min-height: max(56px, ${theme.targetMain});
    padding: 0 ${space(7)};
    font-size: ${theme.size.md};
  `,
};

/** Style of buttons and of links that look like buttons. */
export const buttonStyle = css<ButtonStyle>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  border-radius: ${theme.radius.pill};
  font-weight: 600;
  line-height: 1.2;
  white-space: nowrap;
  text-decoration: none;
  transition:
    transform ${theme.motion.fast} ${theme.motion.easing},
    opacity ${theme.motion.fast} ${theme.motion.easing};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: scale(0.97);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: default;
  }
  @media ${theme.media.forcedColours} {
    border: 1px solid currentColor;
    background: ButtonFace;
  }
`;
