const lantern = (x, y, size, glow = 1) => `
  <g transform="translate(${x} ${y}) scale(${size})">
    <circle r="30" fill="#ffb04a" opacity="${0.22 * glow}"/>
    <path d="M-11 14 C-15 2 -17 -8 -15 -15 C-12 -21 12 -21 15 -15 C17 -8 15 2 11 14 Z" fill="url(#main)"/>
    <path d="M-4 14 C-6 2 -6 -10 -4 -19 M4 14 C6 2 6 -10 4 -19" stroke="#8a3d10" stroke-width="1" fill="none" opacity=".5"/>
    <rect x="-11" y="13" width="22" height="3" rx="1.5" fill="#5a2a10"/>
  </g>`;
const block = (x, y, turn, colour, half = '') => `
  <g transform="translate(${x} ${y}) rotate(${turn})">
    <path d="${half === 'a' ? 'M-24 -24 H24 L-24 24 Z' : half === 'b' ? 'M24 -24 V24 H-24 Z' : 'M-24 -24 H24 V24 H-24 Z'}" fill="#6a1250" stroke="${colour}" stroke-width="4.5" stroke-linejoin="round"/>
  </g>`;
const blade = (x1, y1, x2, y2, colour) => `
  <path d="M${x1} ${y1} L${x2} ${y2}" stroke="${colour}" stroke-width="13" stroke-linecap="round" opacity=".35"/>
  <path d="M${x1} ${y1} L${x2} ${y2}" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`;

const palettes = {
  'lantern-drift': { from: '#ffe0a0', to: '#ff7a1f', rim: '#ffb765', low: '#0a1030', high: '#1c2858' },
  'pulse-saber': { from: '#ff9de0', to: '#ff2d95', rim: '#ff4fb4', low: '#10051f', high: '#3a0d52' },
  'orbital-salvage': { from: '#b8fff0', to: '#18c99c', rim: '#3df2c4', low: '#04101a', high: '#0d3a4a' },
};

const emblems = {
  'first-light': `${lantern(96, 88, 2.1)}<path d="M44 150 Q70 143 96 150 T148 150" stroke="#6f86d8" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  'lantern-choir': `${[
    [60, 118, 0.85],
    [96, 126, 1],
    [132, 118, 0.85],
    [76, 76, 0.7],
    [116, 76, 0.7],
    [96, 46, 0.55],
  ]
    .map(([x, y, s]) => lantern(x, y, s, 0.7))
    .join('')}`,
  'sky-river': `<path d="M40 150 C90 140 60 105 100 92 S150 66 146 38" stroke="#ffb765" stroke-width="3" fill="none" opacity=".55"/>${[
    [48, 146, 0.8],
    [76, 122, 0.68],
    [94, 96, 0.56],
    [122, 78, 0.46],
    [142, 54, 0.36],
  ]
    .map(([x, y, s]) => lantern(x, y, s, 0.8))
    .join('')}`,
  'first-cut': `${block(82, 108, 0, '#ff4fb4', 'a')}${block(104, 84, 0, '#ff4fb4', 'b')}${blade(150, 42, 42, 150, '#3db8ff')}`,
  'combo-50': `<circle cx="96" cy="96" r="46" fill="none" stroke="#3a1558" stroke-width="14"/><path d="M96 50 A46 46 0 1 1 57 120" fill="none" stroke="url(#main)" stroke-width="14" stroke-linecap="round"/><path d="M104 62 L78 102 H96 L88 132 L118 90 H99 Z" fill="#7fe6ff"/>`,
  'flawless-verse': `${blade(52, 146, 134, 54, '#ff4fb4')}${blade(140, 146, 58, 54, '#3db8ff')}<path d="M96 26 L101 38 L114 39 L104 47 L107 60 L96 53 L85 60 L88 47 L78 39 L91 38 Z" fill="#ffe3f4"/>`,
  'first-salvage': `<path d="M96 168 L62 112 H130 Z" fill="url(#main)" opacity=".35"/><g transform="translate(96 84) rotate(14)"><rect x="-34" y="-34" width="68" height="68" rx="8" fill="#16323c" stroke="#c8d4d8" stroke-width="8"/><rect x="-18" y="-18" width="36" height="36" rx="4" fill="url(#main)"/></g>`,
  'drone-ace': `<g transform="translate(96 96)"><circle r="34" fill="none" stroke="#ff5a3c" stroke-width="5"/><path d="M0 -20 L26 0 L0 20 L-26 0 Z" fill="#2b3640" stroke="#8c979e" stroke-width="3"/><circle r="9" fill="#ff5a3c"/><path d="M0 -62 V-40 M0 62 V40 M-62 0 H-40 M62 0 H40" stroke="#3df2c4" stroke-width="7" stroke-linecap="round"/></g>`,
  'wave-5': `<path d="M96 40 L142 56 V98 C142 128 120 146 96 156 C72 146 50 128 50 98 V56 Z" fill="#0f2f3c" stroke="url(#main)" stroke-width="7" stroke-linejoin="round"/>${[0, 1, 2, 3, 4].map((i) => `<path d="M${70 + (i < 3 ? i * 26 : (i - 3) * 26 + 13)} ${i < 3 ? 82 : 112} l9 9 l-9 9 l-9 -9 Z" fill="#3df2c4"/>`).join('')}`,
};

/** The emblem of an achievement as a 192 by 192 SVG in the colours of its game; throws for an achievement without one. */
export function badgeSvg(game, achievement) {
  const palette = palettes[game];
  const emblem = emblems[achievement];
  if (palette === undefined || emblem === undefined) throw new Error(`no emblem drawn for ${game}/${achievement}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192">
  <defs>
    <linearGradient id="main" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.from}"/><stop offset="1" stop-color="${palette.to}"/></linearGradient>
    <radialGradient id="back" cx=".5" cy=".4" r=".7"><stop offset="0" stop-color="${palette.high}"/><stop offset="1" stop-color="${palette.low}"/></radialGradient>
  </defs>
  <path d="M96 6 L174 51 V141 L96 186 L18 141 V51 Z" fill="url(#back)" stroke="${palette.rim}" stroke-width="5" stroke-linejoin="round"/>
  <path d="M96 16 L165 56 V136 L96 176 L27 136 V56 Z" fill="none" stroke="${palette.rim}" stroke-width="1.5" stroke-linejoin="round" opacity=".4"/>
  ${emblem}
</svg>`;
}
