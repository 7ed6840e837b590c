import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { root } from './root.mjs';

const STYLED = /\bconst (\w+) = styled(?:\.\w+|\(\w+\))/g;

const idOf = (file, name) =>
  `s${createHash('sha256')
    .update(`${relative(root, file)}:${name}`)
    .digest('hex')
    .slice(0, 6)}`;

/** Names each styled component after its file and its own name. */
export function nameStyled(code, file) {
  return code.replaceAll(STYLED, (found, name) => `${found}.withConfig({ componentId: '${idOf(file, name)}' })`);
}

/**
 * A Vite plugin that gives a styled component the same class on the server and in the browser. The library numbers components in load
 * order, which differs for lazily loaded parts of a page.
 */
export const styledIds = {
  name: 'portal-styled-ids',
  enforce: 'pre',
  transform(code, id) {
    const [file] = id.split('?');
    if (!file.includes('/src/ui/') || !code.includes('styled')) return undefined;
    // No line moves, so the source map stays valid.
    return { code: nameStyled(code, file), map: null };
  },
};
