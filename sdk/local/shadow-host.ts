import { brand } from '../../src/domain/shared/brand';
import { localLook } from './local.styles';

const INPUTS = ['keydown', 'keyup', 'pointerdown', 'pointerup', 'mousedown', 'click', 'touchstart', 'wheel'];

/** Puts a shadow tree with the sandbox's look into the page; it is there before the page has a body. */
export function shadowHost(page: Document, name: string): ShadowRoot {
  const host = page.createElement('div');
  host.dataset[brand.identifier] = name;
  const root = host.attachShadow({ mode: 'open' });
  // What is typed and clicked here is not meant for the game.
  for (const name of INPUTS) host.addEventListener(name, (event) => event.stopPropagation());
  const style = page.createElement('style');
  style.textContent = localLook;
  root.append(style);
  page.documentElement.append(host);
  return root;
}
