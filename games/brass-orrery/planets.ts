/** One planet of the orrery. Period and position are accurate; distance and size are artistic. */
export interface Planet {
  readonly name: string;
  /** Sidereal period in years. */
  readonly period: number;
  /** Mean longitude at noon of 1 January 2000, in degrees. */
  readonly longitude: number;
  /** Length of the arm and radius of the ball, relative to the orrery's radius. */
  readonly arm: number;
  readonly size: number;
  readonly colours: readonly [string, string];
  readonly moons: readonly string[];
}

/** The eight planets, from the Sun outwards. */
export const planets: readonly Planet[] = [
  {
    name: 'Mercury',
    period: 0.2408467,
    longitude: 252.25,
    arm: 0.2,
    size: 0.017,
    colours: ['#a08f80', '#6b5d52'],
    moons: [],
  },
  {
    name: 'Venus',
    period: 0.61519726,
    longitude: 181.98,
    arm: 0.285,
    size: 0.026,
    colours: ['#e9cf96', '#c89a58'],
    moons: [],
  },
  {
    name: 'Earth',
    period: 1.0000174,
    longitude: 100.46,
    arm: 0.385,
    size: 0.028,
    colours: ['#2f6fb4', '#cfe0d8'],
    moons: ['Moon'],
  },
  {
    name: 'Mars',
    period: 1.8808476,
    longitude: 355.43,
    arm: 0.485,
    size: 0.022,
    colours: ['#c2552e', '#7d3420'],
    moons: ['Phobos', 'Deimos'],
  },
  {
    name: 'Jupiter',
    period: 11.862615,
    longitude: 34.4,
    arm: 0.62,
    size: 0.055,
    colours: ['#d9b48a', '#9a6a48'],
    moons: ['Io', 'Europa', 'Ganymede', 'Callisto'],
  },
  {
    name: 'Saturn',
    period: 29.447498,
    longitude: 49.94,
    arm: 0.765,
    size: 0.046,
    colours: ['#e6cf9c', '#b89458'],
    moons: ['Enceladus', 'Rhea', 'Titan'],
  },
  {
    name: 'Uranus',
    period: 84.016846,
    longitude: 313.23,
    arm: 0.885,
    size: 0.034,
    colours: ['#9fd6d6', '#6fb0b8'],
    moons: ['Titania', 'Oberon'],
  },
  {
    name: 'Neptune',
    period: 164.79132,
    longitude: 304.88,
    arm: 0.985,
    size: 0.033,
    colours: ['#4a6fd0', '#2f468f'],
    moons: ['Triton'],
  },
];

/** All moons of the orrery, in the order of their planets. */
export const moons: readonly string[] = planets.flatMap((planet) => planet.moons);

const fullTurn = 360;

/** Normalises an angle in degrees to 0 to 360. */
export function turned(degrees: number): number {
  return ((degrees % fullTurn) + fullTurn) % fullTurn;
}

/** Returns the longitude of a planet as seen from the Sun, in degrees, at a time in years from 2000. */
export function longitudeOf({ period, longitude }: Pick<Planet, 'period' | 'longitude'>, years: number): number {
  return turned(longitude + (fullTurn * years) / period);
}

/** Returns the narrowest angle that holds all these longitudes, in degrees. */
export function spread(longitudes: readonly number[]): number {
  const sorted = longitudes.map(turned).sort((a, b) => a - b);
  const widestGap = sorted.reduce((widest, angle, i) => {
    const next = sorted[i + 1] ?? (sorted[0] ?? 0) + fullTurn;
    return Math.max(widest, next - angle);
  }, 0);
  return sorted.length < 2 ? 0 : fullTurn - widestGap;
}

/** Returns the month and year that an orrery shows, for instance "January 2000". */
export function dateText(years: number): string {
  const months = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ];
  const whole = Math.floor(2000 + years + 1e-9);
  const month = Math.min(11, Math.floor((2000 + years - whole) * 12 + 1e-9));
  return `${months[Math.max(0, month)] ?? ''} ${whole < 1 ? `${1 - whole} BC` : whole}`;
}
