import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import grotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url';
import { createGlobalStyle } from 'styled-components';
import { focusRing } from './mixins';
import { theme } from './theme';

/** Global styles: fonts with metric-matched fallbacks, the background and the focus ring. */
export const GlobalStyle = createGlobalStyle`
  @font-face {
    font-family: 'Inter Variable';
    font-weight: 100 900;
    font-display: swap;
    src: url(${inter}) format('woff2');
  }
  @font-face {
    font-family: 'Space Grotesk Variable';
    font-weight: 300 700;
    font-display: swap;
    src: url(${grotesk}) format('woff2');
  }
  @font-face {
    font-family: 'Inter fallback';
    src: local('Arial'), local('Liberation Sans');
    size-adjust: 107.12%;
    ascent-override: 90.44%;
    descent-override: 22.52%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Space Grotesk fallback';
    src: local('Arial'), local('Liberation Sans');
    size-adjust: 109.69%;
    ascent-override: 89.71%;
    descent-override: 26.62%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Inter fallback';
    font-weight: 600 900;
    src: local('Arial Bold'), local('Liberation Sans Bold');
    size-adjust: 100.75%;
    ascent-override: 96.15%;
    descent-override: 23.94%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Space Grotesk fallback';
    font-weight: 600 900;
    src: local('Arial Bold'), local('Liberation Sans Bold');
    size-adjust: 100.42%;
    ascent-override: 97.99%;
    descent-override: 29.08%;
    line-gap-override: 0%;
  }
  *, *::before, *::after { box-sizing: border-box; }
  :root { --target: 44px; --target-main: 44px; --target-search: 48px; }
  @media ${theme.media.coarse} { :root { --target: 48px; --target-main: 48px; } }
  :root[data-device='headset'] { --target: 48px; --target-main: 60px; --target-search: 60px; }
  html { color-scheme: dark; background: ${theme.colour.room}; scroll-padding-top: 88px; -webkit-text-size-adjust: 100%; }
  body {
    margin: 0;
    min-height: 100dvh;
    color: ${theme.colour.text};
    background: ${theme.colour.room};
    font: 400 1rem/1.55 ${theme.font.text};
    -webkit-font-smoothing: antialiased;
    overflow-x: clip;
  }
  h1, h2, h3, h4 { margin: 0; font-family: ${theme.font.heading}; font-weight: 600; letter-spacing: -0.02em; line-height: 1.15; text-wrap: balance; }
  p { margin: 0; }
  ul, ol { margin: 0; padding: 0; list-style: none; }
  a { color: inherit; text-decoration: none; }
  button, input, select, textarea { font: inherit; color: inherit; }
  /* Kerning is quadratic in the length of a word, so a long pasted word would freeze the page. */
  textarea { font-kerning: none; }
  button { cursor: pointer; background: none; border: 0; padding: 0; }
  img, svg { display: block; max-width: 100%; }
  :focus-visible, :root[data-pad] :focus { ${focusRing} }
  /* Without specificity, so that an element keeps its own radius. */
  :where(:focus-visible, :root[data-pad] :focus) { border-radius: 6px; }
  @media ${theme.media.forcedColours} {
    :focus-visible, :root[data-pad] :focus { outline: 3px solid Highlight !important; }
    button, input, select, textarea, article, [role='dialog'], [role='menuitem'] { border: 1px solid; }
    button { background-color: ButtonFace !important; }
  }
  ::selection { background: ${theme.colour.violet}; color: #fff; }
  @media ${theme.media.noScript} { [data-needs-script] { display: none !important; } }
  /* Forced colours do not replace the stroke attribute of icons, which could be white on white. */
  @media ${theme.media.forcedColours} { svg[stroke] { stroke: currentColor; } }
  @media ${theme.media.reducedMotion} {
    *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; }
  }
`;
