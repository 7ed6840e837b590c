import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** Attribute of controls that need a script. GlobalStyle hides them without one. */
export const needsScript = { 'data-needs-script': '' } as const;

/** Wrapper of such controls without a layout box. */
export const NeedsScript = styled.span`
  display: contents;
  @media ${theme.media.noScript} {
    display: none;
  }
`;
