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
 * A Vite plugin with which a styled component has the same class on the server and in the browser. By itself the library counts
 * them as they are loaded, which is another order wherever a part of a page comes late.
 */
export const styledIds = {
  name: 'portal-styled-ids',
  enforce: 'pre',
  transform(code, id) {
    const [file] = id.split('?');
    if (!file.includes('/src/ui/') || !code.includes('styled')) return undefined;
    // Nothing moves to another line: the source map stays right.
    return { code: nameStyled(code, file), map: null };
  },
};
