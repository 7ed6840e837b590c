import { styled } from 'styled-components';

/** Attribute of controls that need a script. GlobalStyle hides them without one. */
export const needsScript = { 'data-needs-script': '' } as const;

/** Wrapper of such controls without a layout box. */
export const NeedsScript = styled.span`
  display: contents;
  @media (scripting: none) {
    display: none;
  }
`;
