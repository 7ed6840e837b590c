import { createGlobalStyle } from 'styled-components';
import { focusRing } from './mixins';
import { theme } from './theme';

/** Global styles: the background, the text and the focus ring. The font faces are in `fonts.css`. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  :root { --target: 44px; --target-main: 44px; --target-search: 48px; }
  @media ${theme.media.coarse} { :root { --target: 48px; --target-main: 48px; } }
  :root[data-device='headset'] { --target: 48px; --target-main: 60px; --target-search: 60px; }
  html { color-scheme: dark; background: ${theme.colour.room}; scroll-padding-top: 88px; -webkit-text-size-adjust: 100%; }
  /* The header is always visible, so focusing it or typing in it must not scroll the page. */
  html:has([data-header] :focus) { scroll-padding-top: 0; }
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
  /* The margin keeps shadows, focus rings and rows that reach over the edge of their section. */
  @supports (overflow-clip-margin: 64px) {
    :root[data-arriving] [data-late] > * ~ section { content-visibility: auto; contain-intrinsic-block-size: auto 500px; overflow-clip-margin: 64px; }
  }
  @media ${theme.media.noScript} { [data-needs-script] { display: none !important; } }
  /* Forced colours do not replace the stroke attribute of icons, which could be white on white. */
  @media ${theme.media.forcedColours} { svg[stroke] { stroke: currentColor; } }
  @media ${theme.media.reducedMotion} {
    *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; }
  }
`;
