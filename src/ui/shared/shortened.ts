import { css } from 'styled-components';

/** Shows at most some lines of a text. A word that is wider than its line ends with an ellipsis, too. */
export const shortened = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  min-width: 0;
  /* Room for letters that are higher than their line. */
  padding-block: 0.2em;
  margin-block: -0.2em;
  overflow: hidden;
  overflow-wrap: normal;
  text-overflow: ellipsis;
`;
