import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import grotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url';

/**
 * Font faces with metric-matched fallbacks, for a style element of their own. In the style sheet of the components, each rule added
 * later would count as a change of the fonts, and Chromium would lay out the whole page again.
 */
export const fontFaces = `
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
`.replaceAll(/\s*\n\s*/g, '');
