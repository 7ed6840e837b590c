import { createGlobalStyle } from 'styled-components';

/** On paper: what the page is about and nothing around it, black on white. */
export const PrintStyle = createGlobalStyle`
  @media print {
    body > * header, footer, nav, [data-screen] { display: none !important; }
    html, body { background: #fff !important; }
    body * { color: #000 !important; background: none !important; box-shadow: none !important; opacity: 1 !important; }
    svg { stroke: #000 !important; }
    :has(> main) { margin: 0 !important; padding: 0 !important; }
  }
`;
