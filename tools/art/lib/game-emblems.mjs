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
const disc = (x, y, r) =>
  ['#7a4630', '#f2e3c8', '#c9b090', '#f2e3c8', '#e0452c']
    .map((colour, i) => `<circle cx="${x}" cy="${y}" r="${r * (1 - i * 0.2)}" fill="${colour}"/>`)
    .join('');

const palettes = {
  'lantern-drift': { from: '#ffe0a0', to: '#ff7a1f', rim: '#ffb765', low: '#0a1030', high: '#1c2858' },
  'pulse-saber': { from: '#ff9de0', to: '#ff2d95', rim: '#ff4fb4', low: '#10051f', high: '#3a0d52' },
  'orbital-salvage': { from: '#b8fff0', to: '#18c99c', rim: '#3df2c4', low: '#04101a', high: '#0d3a4a' },
  'beacon-keep': { from: '#ffe9b8', to: '#ff9a3c', rim: '#ffc46b', low: '#06121a', high: '#17394a' },
  'sand-garden': { from: '#fff0d2', to: '#d9a566', rim: '#e8c48f', low: '#1a120c', high: '#4a3726' },
  'kite-hill': { from: '#ffe0b0', to: '#ff6f61', rim: '#ffa27a', low: '#1a1030', high: '#57346a' },
  'windward-range': { from: '#ffe6b8', to: '#ff6a4a', rim: '#ffb36b', low: '#160d22', high: '#4a2740' },
  tiltworks: { from: '#ffe2a0', to: '#c9812c', rim: '#f0bd62', low: '#081318', high: '#173540' },
  'brass-orrery': { from: '#fff0c4', to: '#e0a040', rim: '#e9c27a', low: '#0b0a1c', high: '#2a2450' },
  'glyph-gate': { from: '#ffe3b0', to: '#ff9d3c', rim: '#c79bff', low: '#0d0720', high: '#33205e' },
  'loom-of-sound': { from: '#fff0c2', to: '#ff8f5c', rim: '#ffc46b', low: '#140818', high: '#4a1c3c' },
  'coral-hours': { from: '#c8fff4', to: '#2fc7d8', rim: '#7df0e0', low: '#04142a', high: '#0b4a62' },
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
  'safe-harbour': `<path d="M30 66 L164 104 V126 L30 82 Z" fill="#ffc46b" opacity=".3"/><path d="M62 122 H138 L124 148 H76 Z" fill="#8a4a30"/><path d="M98 48 V118 H64 Z" fill="url(#main)"/><path d="M104 58 V118 H132 Z" fill="#e4d8c0"/><path d="M42 156 Q58 148 74 156 T106 156 T138 156 T154 154" stroke="#7fb6c6" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  'shade-breaker': `<path d="M22 128 L170 60 V98 Z" fill="#ffc46b" opacity=".55"/><path d="M96 40 C126 40 132 68 130 92 C128 118 138 130 128 152 C118 142 110 146 102 156 C94 144 84 146 74 152 C66 132 66 112 64 92 C62 66 68 40 96 40 Z" fill="#140a24" stroke="#7a5cc8" stroke-width="4"/><ellipse cx="84" cy="80" rx="7" ry="10" fill="#cbb8ff"/><ellipse cx="110" cy="80" rx="7" ry="10" fill="#cbb8ff"/>`,
  'first-dawn': `<path d="M46 132 A50 50 0 0 1 146 132 Z" fill="url(#main)"/>${[-60, -30, 0, 30, 60].map((turn) => `<path d="M96 68 V46" transform="rotate(${turn} 96 132)" stroke="#ffc46b" stroke-width="6" stroke-linecap="round"/>`).join('')}<path d="M84 134 L88 82 H104 L108 134 Z" fill="#f2e6d2" stroke="#7c3028" stroke-width="3"/><path d="M86 108 H106 M87 92 H105" stroke="#a8382e" stroke-width="7"/><path d="M38 138 H154 M58 152 H134" stroke="#7fb6c6" stroke-width="5" stroke-linecap="round"/>`,
  'first-furrow': `<path d="M40 142 Q70 122 96 142 T152 142 M40 122 Q70 102 96 122 T152 122 M40 102 Q70 82 96 102 T152 102" stroke="url(#main)" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M134 42 L104 92 M92 84 L118 100" stroke="#8a5a34" stroke-width="7" stroke-linecap="round"/><path d="M90 88 l-5 9 M98 93 l-5 9 M106 98 l-5 9 M114 102 l-5 9" stroke="#8a5a34" stroke-width="5" stroke-linecap="round"/>`,
  'three-stones': `<ellipse cx="96" cy="138" rx="58" ry="16" fill="none" stroke="#e8c48f" stroke-width="4" opacity=".6"/><ellipse cx="96" cy="138" rx="46" ry="11" fill="none" stroke="#e8c48f" stroke-width="3" opacity=".4"/><path d="M62 138 Q56 112 78 108 Q100 104 104 138 Z" fill="#6a6f74"/><path d="M92 138 Q90 68 112 66 Q136 70 132 138 Z" fill="#878d92"/><path d="M120 140 Q122 118 138 120 Q150 124 148 140 Z" fill="#565b60"/><path d="M62 138 Q72 128 88 132 Q98 136 104 138 Z" fill="#5f8a4a"/>`,
  'still-water': `<circle cx="96" cy="96" r="14" fill="#878d92"/>${[28, 42, 56].map((r, i) => `<circle cx="96" cy="96" r="${r}" fill="none" stroke="url(#main)" stroke-width="5" opacity="${0.95 - i * 0.25}"/>`).join('')}<path d="M86 92 Q94 84 104 90" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round" opacity=".6"/>`,
  'first-flight': `<path d="M112 36 L144 76 L104 112 L82 66 Z" fill="url(#main)" stroke="#fff0dc" stroke-width="3" stroke-linejoin="round"/><path d="M112 36 L104 112 M82 66 L144 76" stroke="#7a2c3c" stroke-width="3"/><path d="M104 112 Q84 124 92 138 T70 158" stroke="#ffa27a" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  'cloud-high': `<path d="M60 134 a18 18 0 0 1 4 -35 a26 26 0 0 1 50 -6 a20 20 0 0 1 18 41 Z" fill="#e8dcf2" opacity=".85"/><path d="M96 84 V44 M78 60 L96 42 L114 60" stroke="url(#main)" stroke-width="10" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  'ribbon-writer': `<path d="M42 132 C70 60 100 60 104 96 C108 132 66 136 76 100 C88 58 140 62 150 50" stroke="url(#main)" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M150 30 L168 50 L148 68 L136 46 Z" fill="#ff6f61" stroke="#fff0dc" stroke-width="3" stroke-linejoin="round"/>`,
  'heart-of-paper': `${disc(96, 92, 48)}<path d="M150 34 L102 86" stroke="#ffe6b8" stroke-width="6" stroke-linecap="round"/><path d="M150 34 l-4 -12 M150 34 l12 4 M143 41 l-4 -12 M143 41 l12 4" stroke="#ff6a4a" stroke-width="5" stroke-linecap="round"/>`,
  'long-breath': `${disc(58, 74, 15)}${disc(96, 58, 18)}${disc(136, 74, 15)}<path d="M40 142 Q96 96 152 134" stroke="url(#main)" stroke-width="7" fill="none" stroke-linecap="round" stroke-dasharray="2 14"/><path d="M44 150 h104" stroke="#8a6a86" stroke-width="4" stroke-linecap="round"/>`,
  'twelve-true': `<circle cx="96" cy="96" r="20" fill="url(#main)"/>${Array.from({ length: 12 }, (_, i) => `<g transform="translate(96 96) rotate(${i * 30})"><path d="M0 -30 V-62" stroke="#ffe6b8" stroke-width="5" stroke-linecap="round"/><path d="M0 -24 l-5 -10 h10 Z" fill="#ff6a4a"/></g>`).join('')}`,
  'first-lamp': `<circle cx="96" cy="88" r="44" fill="#ffb84a" opacity=".25"/><path d="M78 112 C60 92 70 60 96 44 C122 60 132 92 114 112 Z" fill="url(#main)"/><path d="M96 66 Q106 84 96 100 Q86 84 96 66 Z" fill="#fff6dc"/><path d="M72 120 h48 l-8 22 h-32 Z" fill="#8a5a22" stroke="#f0bd62" stroke-width="4" stroke-linejoin="round"/>`,
  'steady-hand': `<path d="M40 126 L152 100" stroke="url(#main)" stroke-width="12" stroke-linecap="round"/><circle cx="98" cy="82" r="26" fill="#dfeef2"/><circle cx="90" cy="74" r="8" fill="#ffffff"/><path d="M96 124 L76 156 H116 Z" fill="#8a5a22" stroke="#f0bd62" stroke-width="4" stroke-linejoin="round"/>`,
  'eight-lights': `<circle cx="96" cy="96" r="50" fill="none" stroke="#8a5a22" stroke-width="9"/><circle cx="96" cy="96" r="22" fill="none" stroke="#f0bd62" stroke-width="5"/>${Array.from({ length: 8 }, (_, i) => `<g transform="rotate(${i * 45} 96 96)"><circle cx="96" cy="46" r="13" fill="#ffb84a" opacity=".35"/><circle cx="96" cy="46" r="8" fill="#fff0c0"/></g>`).join('')}`,
  'first-line': `<path d="M52 146 L146 48" stroke="#ffe2a0" stroke-width="4" stroke-dasharray="5 8"/><circle cx="60" cy="138" r="24" fill="url(#main)"/><circle cx="102" cy="94" r="14" fill="#7fb4e8"/><circle cx="138" cy="56" r="10" fill="#e0795a"/>`,
  'grand-almanac': `<path d="M96 52 C80 40 58 40 46 46 V138 C58 132 80 132 96 144 C112 132 134 132 146 138 V46 C134 40 112 40 96 52 Z" fill="#241d44" stroke="#e9c27a" stroke-width="6" stroke-linejoin="round"/><path d="M96 52 V144" stroke="#e9c27a" stroke-width="4"/>${[0, 1, 2, 3, 4, 5].map((i) => `<circle cx="${i % 2 === 0 ? 70 : 122}" cy="${66 + Math.floor(i / 2) * 26}" r="8" fill="url(#main)"/>`).join('')}`,
  lamplighter: `<circle cx="84" cy="106" r="38" fill="url(#main)"/>${[
    [138, 54, 12],
    [148, 96, 8],
    [110, 40, 7],
    [140, 132, 9],
  ]
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r * 1.8}" fill="#bfe0ff" opacity=".25"/><circle cx="${x}" cy="${y}" r="${r}" fill="#eef6ff"/>`,
    )
    .join('')}`,
  'first-gate': `<circle cx="96" cy="96" r="52" fill="none" stroke="#6a5a8c" stroke-width="14"/><circle cx="96" cy="96" r="30" fill="none" stroke="#8f7fb4" stroke-width="10"/><circle cx="96" cy="96" r="11" fill="#fff"/><path d="M96 84 V44" stroke="#5ce1ff" stroke-width="6" stroke-linecap="round"/><path d="M96 48 L88 34 H104 Z" fill="url(#main)"/>`,
  'true-turn': `<path d="M96 44 A52 52 0 1 1 46 110" fill="none" stroke="url(#main)" stroke-width="11" stroke-linecap="round"/><path d="M30 104 L47 124 L62 100 Z" fill="#ff9d3c"/><path d="M96 66 L104 86 L126 88 L109 102 L114 124 L96 112 L78 124 L83 102 L66 88 L88 86 Z" fill="#ffe3b0"/>`,
  'star-road': `<path d="M58 160 Q96 110 88 84 T112 34" stroke="#c79bff" stroke-width="16" fill="none" stroke-linecap="round" opacity=".35"/>${[
    [70, 136, 1],
    [98, 98, 0.8],
    [84, 66, 0.62],
    [112, 40, 0.5],
  ]
    .map(
      ([x, y, s]) =>
        `<path transform="translate(${x} ${y}) scale(${s})" d="M0 -22 L6 -7 L22 -5 L10 6 L14 22 L0 13 L-14 22 L-10 6 L-22 -5 L-6 -7 Z" fill="url(#main)"/>`,
    )
    .join('')}`,
  'first-thread': `<ellipse cx="96" cy="104" rx="58" ry="26" fill="none" stroke="#8a4a6a" stroke-width="6"/><circle cx="136" cy="85" r="15" fill="url(#main)"/><path d="M136 85 L96 34" stroke="#ffe3b0" stroke-width="4" stroke-linecap="round"/>`,
  'four-voices': `${[0, 1, 2, 3].map((i) => `<ellipse cx="96" cy="${126 - i * 22}" rx="${30 + i * 11}" ry="${10 + i * 4}" fill="none" stroke="${['#7a8cff', '#ff7ab8', '#ffd27a', '#6fe6d0'][i]}" stroke-width="6"/><circle cx="${96 + (i % 2 ? -1 : 1) * (22 + i * 10)}" cy="${134 - i * 22 + i * 2}" r="8" fill="#fff4d8"/>`).join('')}`,
  'thousand-beads': `${Array.from({ length: 16 }, (_, i) => `<circle cx="${96 + 52 * Math.cos((i * Math.PI) / 8)}" cy="${96 + 52 * Math.sin((i * Math.PI) / 8)}" r="${i % 4 === 0 ? 11 : 7}" fill="${i % 4 === 0 ? '#fff0c2' : 'url(#main)'}"/>`).join('')}<circle cx="96" cy="96" r="22" fill="url(#main)"/>`,
  'first-picture': `<rect x="48" y="66" width="96" height="68" rx="12" fill="#123a4a" stroke="#c8fff4" stroke-width="6"/><rect x="72" y="54" width="34" height="16" rx="5" fill="#c8fff4"/><circle cx="96" cy="100" r="24" fill="#06222f" stroke="url(#main)" stroke-width="7"/><circle cx="104" cy="92" r="6" fill="#fff"/>`,
  'three-hours': `<path d="M96 96 L96 40 A56 56 0 0 1 144.500 124 Z" fill="#7df0e0"/><path d="M96 96 L144.500 124 A56 56 0 0 1 47.500 124 Z" fill="#1d3f9c"/><path d="M96 96 L47.500 124 A56 56 0 0 1 96 40 Z" fill="#ffb27a"/><circle cx="96" cy="96" r="20" fill="#06222f" stroke="#c8fff4" stroke-width="5"/><circle cx="92" cy="136" r="3.500" fill="#fff"/><circle cx="108" cy="128" r="2.500" fill="#fff"/>`,
  'whole-reef': `<path d="M96 158 V112 M96 130 C70 126 66 104 66 84 M96 118 C122 114 126 92 126 72 M66 100 C54 96 52 84 52 76 M126 92 C138 88 142 76 142 66 M96 112 C92 92 98 76 96 52" stroke="url(#main)" stroke-width="11" stroke-linecap="round" fill="none"/>${[
    [66, 80],
    [126, 68],
    [52, 72],
    [142, 62],
    [96, 48],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="#ffd0c2"/>`)
    .join('')}`,
};

/** Returns the emblem of an achievement as an SVG of 192 by 192 in its game's colours. Throws for an achievement without one. */
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
