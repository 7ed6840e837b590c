import { below, from, media } from './breakpoints';

const line = 'rgba(255, 255, 255, 0.08)';

/** Design tokens of the dark hologram theme. Lengths and times are CSS values. */
export const theme = {
  colour: {
    room: '#0A0B14',
    surface: '#141627',
    raised: '#1C1F36',
    line,
    text: 'rgba(255, 255, 255, 0.92)',
    textSoft: 'rgba(255, 255, 255, 0.68)',
    /** For large or decorative text only: it is below 4.5:1 on raised surfaces. */
    textFaint: 'rgba(255, 255, 255, 0.46)',
    cyan: '#5CE1FF',
    violet: '#8B6CFF',
    pink: '#FF6AD5',
    danger: '#FF5C7A',
    warning: '#FFB454',
    success: '#46E6A4',
    info: '#5CB8FF',
    /** Text on the accent gradient. */
    onAccent: '#0A0B14',
  },
  /** Only for the main action of a screen and the premium halo. */
  accent: 'linear-gradient(100deg, #5CE1FF, #8B6CFF 55%, #FF6AD5)',
  font: {
    heading: "'Space Grotesk Variable', 'Space Grotesk fallback', system-ui, sans-serif",
    text: "'Inter Variable', 'Inter fallback', system-ui, sans-serif",
  },
  size: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem', xxl: '2.5rem' },
  radius: { card: '12px', panel: '20px', pill: '999px' },
  /** Thinnest line: as a border, and as a shadow that takes no space. */
  hairline: `1px solid ${line}`,
  hairlineShadow: `inset 0 0 0 1px ${line}`,
  shadow: '0 12px 32px rgba(3, 4, 12, 0.55)',
  glow: '0 0 32px rgba(139, 108, 255, 0.35)',
  motion: { fast: '160ms', slow: '240ms', easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  /** Maximum content width. */
  width: '1440px',
  from,
  below,
  media,
  /** Minimum size of a press target: 44 px, or 48 px for touch and headset pointers. */
  target: 'var(--target)',
  /** Minimum size of main actions such as Play, Search and Login: 60 px for headset pointers. */
  targetMain: 'var(--target-main)',
  targetSearch: 'var(--target-search)',
  layer: { navigation: 20, header: 30, menu: 40, overlay: 60, dialog: 70, toast: 80 },
} as const;

/** Returns a distance in steps of four pixels. */
export function space(steps: number): string {
  return `${String(steps * 4)}px`;
}
