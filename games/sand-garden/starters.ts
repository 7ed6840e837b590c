import { pathOf, place, type GardenAction } from './garden';
import { plot } from './plot';

const rows = (bend: (x: number, nth: number) => number): readonly GardenAction[] => {
  const step = 0.275;
  const lanes = Math.ceil(plot.depth / step) + 1;
  return Array.from({ length: lanes }, (_, nth): GardenAction => {
    const z = (nth - (lanes - 1) / 2) * step;
    return {
      kind: 'rake',
      way: pathOf(40, (t) => {
        const x = (t - 0.5) * (plot.width + 0.3);
        return { x, z: z + bend(x, nth) };
      }),
    };
  });
};

/** The initial state of the three gardens. */
export const starters: readonly (readonly GardenAction[])[] = [
  [
    ...rows((x) => Math.sin(x * 1.5) * 0.16),
    place('moss', -1.02, -0.42, 9),
    place('stone', -0.8, -0.5, 7),
    place('stone', -1.22, -0.3, 2),
    place('stone', 0.95, 0.42, 21),
    place('lantern', 1.55, -0.95, 4),
  ],
  [...rows(() => 0), place('stone', 0, 0, 15), place('stone', 0.32, 0.12, 3), place('lantern', -1.6, -1.0, 4)],
  [place('lantern', 0, -1.2, 4)],
];
