import { gradient, square } from './small-scenes.mjs';
import { palette } from './svg-kit.mjs';

const { cyan, violet, pink, amber, green } = palette;

const line = (path, colour, width = 14) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width * 2.6}" stroke-linecap="round" stroke-linejoin="round" opacity=".28" filter="url(#near)"/>` +
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const NEAR =
  '<filter id="near" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="12"/></filter>';

/** Draws one item on a dark background in coloured light. */
const item = (colour, inner, pair = [colour, violet]) =>
  square(
    `<rect width="512" height="512" fill="#141627"/><circle cx="256" cy="256" r="170" fill="${colour}" opacity=".42" filter="url(#soft)"/>${inner}`,
    NEAR + gradient('thing', pair),
  );

const PAPER = 'M148 150Q256 92 364 150L336 366Q256 416 176 366Z';

const paper = (colour, pair) =>
  item(
    colour,
    `<path d="${PAPER}" fill="url(#thing)"/><ellipse cx="256" cy="316" rx="62" ry="70" fill="#fff3d6" opacity=".9" filter="url(#near)"/>` +
      '<path d="M156 216Q256 176 356 216M166 292Q256 254 346 292" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="6"/>' +
      `<path d="${PAPER}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>`,
    pair,
  );

const flame = (x, y, size) =>
  `<path d="M${x} ${y - size}Q${x + size * 0.7} ${y - size * 0.1} ${x} ${y + size * 0.5}Q${x - size * 0.7} ${y - size * 0.1} ${x} ${y - size}Z" fill="${amber}"/>` +
  `<path d="M${x} ${y - size * 0.4}Q${x + size * 0.3} ${y} ${x} ${y + size * 0.4}Q${x - size * 0.3} ${y} ${x} ${y - size * 0.4}Z" fill="#fff3d6"/>`;

const wicks = () =>
  item(
    amber,
    [150, 256, 362]
      .map(
        (x, index) => flame(x, 220 - (index % 2) * 34, 84) + line(`M${x} ${276 - (index % 2) * 34}V384`, '#e6d7bd', 12),
      )
      .join(''),
  );

const heron = () =>
  item(
    cyan,
    line('M112 330L226 236L256 128L286 236L400 330L286 300L256 400L226 300Z', cyan, 10) +
      '<path d="M112 330L226 236L256 300L226 300ZM400 330L286 236L256 300L286 300Z" fill="url(#thing)" opacity=".7"/>' +
      [
        [112, 330],
        [256, 128],
        [400, 330],
        [256, 400],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="13" fill="#fff"/>`)
        .join(''),
  );

const shield = () =>
  item(
    green,
    '<path d="M256 104L384 150V256Q384 356 256 412Q128 356 128 256V150Z" fill="url(#thing)" opacity=".5"/>' +
      line('M256 104L384 150V256Q384 356 256 412Q128 356 128 256V150Z', green, 12) +
      line('M256 190V322M190 256H322', '#fff', 16),
    [green, cyan],
  );

const longLine = () =>
  item(
    cyan,
    line('M96 396Q176 300 232 300T330 214', cyan, 12) +
      line('M330 214L344 138L418 126L430 200L372 246Z', '#fff', 10) +
      '<path d="M330 214L344 138L418 126L430 200L372 246Z" fill="url(#thing)" opacity=".75"/>' +
      [0, 1, 2]
        .map((step) => `<circle cx="${150 + step * 66}" cy="${344 - step * 30}" r="${9 + step * 3}" fill="#fff"/>`)
        .join(''),
  );

const suit = () =>
  item(
    '#3f7bff',
    '<path d="M116 420Q120 330 200 316H312Q392 330 396 420Z" fill="url(#thing)"/><circle cx="256" cy="214" r="122" fill="url(#thing)"/>' +
      '<path d="M160 214Q160 146 256 146T352 214Q352 282 256 282T160 214Z" fill="#0c0e1d"/>' +
      line('M196 196Q214 170 250 168', '#fff', 9),
    ['#5c9cff', '#1b2a8f'],
  );

const blades = () =>
  item(
    violet,
    line('M150 408L372 110', violet, 18) +
      line('M362 408L140 110', '#5c6cff', 18) +
      line('M150 408L372 110', '#fff', 5) +
      line('M362 408L140 110', '#fff', 5) +
      line('M122 446L150 408M390 446L362 408', '#8d92ad', 26),
  );

const trails = () =>
  item(
    pink,
    [pink, amber, green, cyan, violet]
      .map((colour, index) =>
        line(
          `M${100 + index * 14} ${392 - index * 8}Q${180 + index * 20} ${120 + index * 40} ${420 - index * 10} ${150 + index * 46}`,
          colour,
          11,
        ),
      )
      .join(''),
  );

const breath = () =>
  item(
    pink,
    '<path d="M256 400Q104 292 122 196Q140 116 214 136Q248 148 256 186Q264 148 298 136Q372 116 390 196Q408 292 256 400Z" fill="url(#thing)"/>' +
      line('M134 262H206L236 206L276 326L304 262H380', '#fff', 11),
    [pink, '#7a3cff'],
  );

const flare = () =>
  item(
    '#ff5a4a',
    line('M256 196L200 96M256 196L256 76M256 196L312 96M256 196L168 150M256 196L344 150', amber, 9) +
      '<circle cx="256" cy="190" r="54" fill="#fff3d6" filter="url(#near)"/><circle cx="256" cy="190" r="26" fill="#fff"/>' +
      '<rect x="226" y="232" width="60" height="180" rx="14" fill="url(#thing)"/><rect x="226" y="258" width="60" height="26" fill="#f2e6d2"/>' +
      '<rect x="238" y="410" width="36" height="22" rx="8" fill="#5a2a10"/>',
    ['#ff7a5c', '#a81e2e'],
  );

const moonStone = () =>
  item(
    '#a9c4ff',
    '<path d="M122 322Q112 220 196 168Q300 112 366 196Q420 268 380 336Q340 396 236 392Q136 390 122 322Z" fill="url(#thing)"/>' +
      '<path d="M168 300Q164 236 220 204Q280 172 326 206Q270 210 232 250Q196 290 202 340Q172 330 168 300Z" fill="#fff" opacity=".5" filter="url(#near)"/>' +
      line('M96 420Q176 398 256 420T416 420M126 448Q190 430 256 448T386 448', '#c9b48c', 7) +
      '<circle cx="318" cy="308" r="20" fill="#7f93c8" opacity=".5"/><circle cx="272" cy="344" r="11" fill="#7f93c8" opacity=".5"/>',
    ['#eef4ff', '#7d92d8'],
  );

const emberArrows = () =>
  item(
    amber,
    [
      [120, 400, 330, 150],
      [180, 424, 400, 190],
      [96, 336, 262, 128],
    ]
      .map(
        ([x1, y1, x2, y2]) =>
          line(`M${x1} ${y1}L${x2} ${y2}`, amber, 12) +
          line(`M${x1} ${y1}l-30 4M${x1} ${y1}l2 30`, '#ff6a4a', 10) +
          flame(x2 + 12, y2 - 12, 46),
      )
      .join(''),
    [amber, '#ff4a2c'],
  );

const hintStone = () =>
  item(
    amber,
    '<path fill-rule="evenodd" d="M256 96Q396 116 408 250Q404 396 262 416Q108 404 104 262Q116 112 256 96ZM268 196A64 64 0 1 0 268 324A64 64 0 1 0 268 196Z" fill="url(#thing)"/>' +
      `<circle cx="268" cy="260" r="70" fill="none" stroke="${cyan}" stroke-width="30" opacity=".35" filter="url(#near)"/>` +
      '<circle cx="268" cy="260" r="66" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="6"/>' +
      line('M268 234V286M242 260H294', '#fff', 8) +
      '<path d="M160 190Q196 136 262 132" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="10" stroke-linecap="round"/>',
    ['#b8a8c8', '#4b4066'],
  );

const glassVoice = () =>
  item(
    cyan,
    '<path d="M196 108H316Q332 260 256 300Q180 260 196 108Z" fill="url(#thing)" opacity=".6"/>' +
      line('M196 108H316Q332 260 256 300Q180 260 196 108Z', '#d8f6ff', 8) +
      line('M256 300V396M196 404H316', '#d8f6ff', 10) +
      [0, 1, 2]
        .map((step) =>
          line(
            `M${356 + step * 32} ${150 - step * 14}Q${380 + step * 34} ${200} ${356 + step * 32} ${250 + step * 14}`,
            cyan,
            7,
          ),
        )
        .join(''),
    ['#c8f4ff', '#5c7cff'],
  );

/** Pictures of the items of games, by `{game}-{item}`. */
export const itemScenes = {
  'lantern-drift-vermilion-paper': () => paper('#FF5C4D', ['#ff8a5c', '#c4122f']),
  'lantern-drift-indigo-paper': () => paper('#5C7CFF', ['#8fb0ff', '#2b2f8f']),
  'lantern-drift-slow-wicks': wicks,
  'lantern-drift-heron-kite': heron,
  'orbital-salvage-spare-shield': shield,
  'orbital-salvage-long-line': longLine,
  'orbital-salvage-cobalt-suit': suit,
  'pulse-saber-second-wind': breath,
  'pulse-saber-midnight-blades': blades,
  'pulse-saber-prism-trails': trails,
  'beacon-keep-signal-flare': flare,
  'sand-garden-moon-stone': moonStone,
  'windward-range-ember-arrows': emberArrows,
  'glyph-gate-hint-stone': hintStone,
  'loom-of-sound-glass-voice': glassVoice,
};
