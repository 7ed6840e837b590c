import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

/** First focusable element, which skips the navigation. */
export const SkipLink = styled.a`
  position: fixed;
  inset: ${space(3)} auto auto ${space(3)};
  z-index: ${theme.layer.toast};
  padding: ${space(3)} ${space(5)};
  border-radius: ${theme.radius.pill};
  font-weight: 600;
  color: ${theme.colour.onAccent};
  background: ${theme.colour.text};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;
