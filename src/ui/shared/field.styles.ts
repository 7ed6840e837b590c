import { css } from 'styled-components';
import { forcedBorder } from '../theme/mixins';
import { theme } from '../theme/theme';

/** Style of text fields. */
export const field = css`
  width: 100%;
  min-width: 0;
  border: 0;
  border-radius: ${theme.radius.card};
  /* Phones zoom into fields with smaller text. */
  font-size: 1rem;
  background: ${theme.colour.room};
  box-shadow: inset 0 0 0 1px rgba(255, 255, 255, 0.22);
  &::placeholder {
    color: ${theme.colour.textSoft};
    opacity: 1;
  }
  &:focus-visible {
    /* Forced colours draw no shadows. */
    outline: 2px solid transparent;
    border-radius: ${theme.radius.card};
    box-shadow: inset 0 0 0 2px ${theme.colour.cyan};
  }
  &[aria-invalid='true'] {
    box-shadow: inset 0 0 0 2px ${theme.colour.danger};
  }
  ${forcedBorder}
`;
