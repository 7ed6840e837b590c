import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

export interface RichTextProps {
  /** HTML sanitised by the server. */
  readonly html: string;
}

/** Formatted text; the only component that inserts HTML. */
export const RichText = observer(function RichText({ html }: RichTextProps) {
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />;
});

/* Limits the line length in `rem` rather than `ch`, which would change when the web font loads. */
const Prose = styled.div`
  max-width: 45rem;
  font-size: 1.0625rem;
  line-height: 1.7;
  color: rgba(255, 255, 255, 0.84);
  overflow-wrap: break-word;

  & > * + * {
    margin-top: ${space(5)};
  }
  & > :is(h2, h3, h4) {
    margin-top: ${space(10)};
    color: ${theme.colour.text};
  }
  /* Link targets are not interactive and need no focus ring. */
  & > :is(h2, h3, h4):focus {
    outline: none !important;
  }
  & > :first-child {
    margin-top: 0;
  }
  & > :is(h2, h3, h4) + * {
    margin-top: ${space(3)};
  }
  & h2 {
    font-size: ${theme.size.xl};
  }
  & h3 {
    font-size: ${theme.size.lg};
  }
  & :is(ul, ol) {
    padding-left: ${space(6)};
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li + li {
    margin-top: ${space(2)};
  }
  & li::marker {
    color: ${theme.colour.cyan};
  }
  & a {
    color: ${theme.colour.cyan};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & strong {
    color: ${theme.colour.text};
  }
  & blockquote {
    margin-inline: 0;
    padding: ${space(1)} 0 ${space(1)} ${space(5)};
    border-left: 3px solid ${theme.colour.violet};
    font-size: ${theme.size.lg};
    color: ${theme.colour.text};
  }
  & :is(code, pre) {
    font-family: ui-monospace, 'Cascadia Code', Menlo, monospace;
    font-size: 0.9em;
    border-radius: 6px;
    background: ${theme.colour.raised};
  }
  & code {
    padding: 2px 6px;
  }
  & pre {
    padding: ${space(4)};
    overflow-x: auto;
    border-radius: ${theme.radius.card};
  }
  & pre code {
    padding: 0;
  }
  & img {
    height: auto;
    border-radius: ${theme.radius.card};
  }
  & table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: ${space(2)} ${space(4)};
    border-bottom: ${theme.hairline};
    text-align: start;
  }
  & hr {
    height: 1px;
    border: 0;
    background: ${theme.colour.line};
  }
`;
