/** The hours of the day at the reef, in order. */
export const hours = ['dawn', 'noon', 'night'] as const;
export type Hour = (typeof hours)[number];

/** Movement of a creature: around its place, up and down at it, or none. */
export type Habit = 'circle' | 'hover' | 'rest';

/** A creature of the reef with its hours and its place. */
export interface Creature {
  readonly slug: string;
  readonly name: string;
  readonly hours: readonly Hour[];
  readonly habit: Habit;
  /** Distance from the middle of the reef in metres, and direction in degrees. */
  readonly far: number;
  readonly bearing: number;
  /** Metres above the ground. */
  readonly height: number;
  /** Half of its length in metres. */
  readonly size: number;
}

/** The twelve creatures of the diary. */
export const creatures: readonly Creature[] = [
  { slug: 'manta', name: 'Manta Ray', hours: ['dawn'], habit: 'circle', far: 5, bearing: 20, height: 4.4, size: 1.5 },
  {
    slug: 'seahorse',
    name: 'Seahorse',
    hours: ['dawn'],
    habit: 'hover',
    far: 5.6,
    bearing: 100,
    height: 0.9,
    size: 0.3,
  },
  { slug: 'whale', name: 'Humpback', hours: ['dawn'], habit: 'circle', far: 13, bearing: 200, height: 9, size: 6 },
  {
    slug: 'lionfish',
    name: 'Lionfish',
    hours: ['dawn', 'night'],
    habit: 'hover',
    far: 4.6,
    bearing: 250,
    height: 1.5,
    size: 0.42,
  },
  {
    slug: 'star',
    name: 'Blue Star',
    hours: ['dawn', 'noon'],
    habit: 'rest',
    far: 6.2,
    bearing: 320,
    height: 0.1,
    size: 0.34,
  },
  {
    slug: 'turtle',
    name: 'Green Turtle',
    hours: ['noon'],
    habit: 'circle',
    far: 4.5,
    bearing: 60,
    height: 3,
    size: 0.8,
  },
  {
    slug: 'octopus',
    name: 'Day Octopus',
    hours: ['noon'],
    habit: 'rest',
    far: 5.4,
    bearing: 150,
    height: 0.35,
    size: 0.5,
  },
  {
    slug: 'clownfish',
    name: 'Clownfish',
    hours: ['noon'],
    habit: 'hover',
    far: 5.8,
    bearing: 230,
    height: 0.9,
    size: 0.24,
  },
  {
    slug: 'jelly',
    name: 'Moon Jelly',
    hours: ['night'],
    habit: 'hover',
    far: 4.2,
    bearing: 40,
    height: 3.2,
    size: 0.7,
  },
  {
    slug: 'moray',
    name: 'Moray Eel',
    hours: ['night'],
    habit: 'hover',
    far: 5.2,
    bearing: 130,
    height: 0.7,
    size: 0.9,
  },
  {
    slug: 'nautilus',
    name: 'Nautilus',
    hours: ['night'],
    habit: 'hover',
    far: 5,
    bearing: 200,
    height: 2.2,
    size: 0.4,
  },
  {
    slug: 'squid',
    name: 'Firefly Squid',
    hours: ['night'],
    habit: 'circle',
    far: 4.4,
    bearing: 290,
    height: 2.6,
    size: 0.4,
  },
];

/** Returns the creatures that appear at an hour. */
export function awake(hour: Hour): readonly Creature[] {
  return creatures.filter((creature) => creature.hours.includes(hour));
}
