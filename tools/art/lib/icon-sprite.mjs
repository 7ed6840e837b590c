import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as simple from 'simple-icons';

/** Names in the packages that differ from the names in the interface. */
const OUTLINED = {
  'alert-triangle': 'TriangleAlert',
  'check-circle': 'CircleCheck',
  gamepad: 'Gamepad2',
  'move-3d': 'Move3d',
  goggles: 'RectangleGoggles',
  share: 'Share2',
  volume: 'Volume2',
};

const pascal = (name) => name.replace(/(^|-)([a-z])/g, (_, dash, letter) => letter.toUpperCase());

function outlined(name) {
  const Glyph = lucide[OUTLINED[name] ?? pascal(name)];
  if (Glyph === undefined) throw new Error(`lucide-react has no icon for ${name}`);
  return renderToStaticMarkup(createElement(Glyph)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

function brandMark(name) {
  const mark = simple[`si${pascal(name)}`];
  if (mark === undefined) throw new Error(`simple-icons has no logo for ${name}`);
  return `<path d="${mark.path}"/>`;
}

const symbol = (id, drawing) =>
  `<symbol id="${id}" viewBox="0 0 24 24">${drawing.replaceAll('></path>', '/>')}</symbol>\n`;

/** Returns one SVG file with a symbol for every icon, and for every network's logo under `mark-`. CSS sets colour and stroke. */
export function iconSprite(icons, marks) {
  const symbols = [
    ...icons.map((name) => symbol(name, outlined(name))),
    ...marks.map((name) => symbol(`mark-${name}`, brandMark(name))),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}
