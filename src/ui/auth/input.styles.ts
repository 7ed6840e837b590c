import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

/** Frame of an input and its inline buttons. */
export const Box = styled.div<{ readonly $invalid: boolean }>`
  display: flex;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.room};
  box-shadow: inset 0 0 0 1px ${({ $invalid }) => ($invalid ? theme.colour.danger : 'rgba(255, 255, 255, 0.22)')};
  &:focus-within {
    box-shadow: inset 0 0 0 2px ${({ $invalid }) => ($invalid ? theme.colour.danger : theme.colour.cyan)};
  }
  /* Forced colours do not paint shadows. */
  @media ${theme.media.forcedColours} {
    border: 1px solid;
    &:has(input:focus-visible) {
      outline: 3px solid Highlight;
      outline-offset: 2px;
    }
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 52px;
  padding: 0 ${space(4)};
  border: 0;
  border-radius: inherit;
  background: none;
  /* Smaller text makes phones zoom in on focus. */
  font-size: 1rem;
  text-overflow: ellipsis;
  &::placeholder {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
  &:focus-visible {
    outline: none;
  }
  &:autofill {
    -webkit-text-fill-color: ${theme.colour.text};
    box-shadow: inset 0 0 0 60px ${theme.colour.raised};
  }
`;
