import { styled } from 'styled-components';

/** The mark of what does nothing without script, and is not shown then (see GlobalStyle). */
export const needsScript = { 'data-needs-script': '' } as const;

/** Stands around such controls without a box of its own. */
export const NeedsScript = styled.span`
  display: contents;
  @media (scripting: none) {
    display: none;
  }
`;
