import { styled } from 'styled-components';
import { panel } from '../account/account.styles';
import { Container } from '../shared/Container';
import type { ButtonStyle } from '../shared/button.styles';
import { buttonStyle } from '../shared/button.styles';
import { space, theme } from '../theme/theme';

/** Column of a page of the console. */
export const Column = styled(Container)`
  max-width: 1040px;
  padding-block: ${space(6)} ${space(16)};
`;

/** Heading of a page with its main action. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  h1 {
    font-size: clamp(1.75rem, 4vw, ${theme.size.xxl});
    overflow-wrap: anywhere;
  }
  h1 + p {
    margin-top: ${space(2)};
  }
`;

/** Surface of a form or a result. */
export const Card = styled.div`
  ${panel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(6)};
  @media ${theme.below.compact} {
    padding: ${space(4)};
  }
  h2 {
    font-size: ${theme.size.lg};
  }
`;

/** Surface of a list. */
export const Rows = styled.ul`
  ${panel}
  padding: ${space(2)} ${space(6)};
  @media ${theme.below.compact} {
    padding-inline: ${space(4)};
  }
`;

/** Entry with text and actions; the actions are below the text in a narrow window. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(4)};
  padding-block: ${space(4)};
  & + & {
    border-top: ${theme.hairline};
  }
`;

/** Text of an entry. */
export const RowText = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  h2,
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(3)};
    font-size: ${theme.size.md};
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
  p {
    margin-top: ${space(1)};
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
    overflow-wrap: anywhere;
  }
  a:hover {
    color: ${theme.colour.cyan};
  }
`;

/** Buttons of an entry. */
export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

/** Fields side by side in a wide window. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  align-items: start;
  gap: ${space(4)};
`;

/** Link within a text. */
export const TextLink = styled.a`
  color: ${theme.colour.cyan};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

/** Link to a page of the portal, with the shape of a button. */
export const PageLink = styled.a<ButtonStyle>`
  ${buttonStyle}
`;

/** Surface of an upload or a draft with its progress and result. */
export const Panel = styled(Card)`
  h3 {
    font-size: ${theme.size.md};
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
  summary {
    min-height: ${theme.target};
    align-content: center;
    cursor: pointer;
  }
  & > div[role] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${space(3)};
  }
`;

/** Report of a check. */
export const Report = styled.pre`
  width: 100%;
  max-height: 320px;
  margin: 0;
  padding: ${space(4)};
  overflow: auto;
  border-radius: ${theme.radius.card};
  font:
    ${theme.size.sm} / 1.6 ui-monospace,
    monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: ${theme.colour.room};
`;

/** Group of checkboxes with a legend. */
export const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space(2)};
    font-weight: 600;
  }
`;

/** Text to copy, such as a secret or a link. */
export const Code = styled.code`
  padding: ${space(4)};
  border-radius: ${theme.radius.card};
  font:
    ${theme.size.md} / 1.5 ui-monospace,
    monospace;
  overflow-wrap: anywhere;
  user-select: all;
  background: ${theme.colour.room};
`;

/** Table of numbers; the first column has names. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.size.sm};
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space(2)} ${space(3)} ${space(2)} 0;
    text-align: right;
    font-weight: 400;
    white-space: nowrap;
  }
  :is(th, td):last-child {
    padding-right: 0;
  }
  th:first-child {
    width: 100%;
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${theme.colour.textSoft};
  }
  tbody tr {
    border-top: ${theme.hairline};
  }
`;

/** Form with its preview, which is below the form in a narrow window. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  /* The bar of the form would grow with the height of the previews. */
  align-items: start;
  @media ${theme.from.wider} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** Preview of a form. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(6)};
`;
