import type { BufferGeometry } from 'three';
import { seededRandom } from '../kit/seeded-random';
import { arm, joined, loft, type Section, type Skin } from './loft';

const pale: Skin = (along) => [along > 0.8 ? '#ffffff' : '#d8d0d0', along > 0.85 ? 0.12 : 0];

/** Creates a bush of branches, one metre high; white, to be tinted. */
export function branchCoral(): BufferGeometry {
  const random = seededRandom(4);
  return joined(
    ...Array.from({ length: 17 }, (_, i) => {
      const angle = (i / 17) * Math.PI * 2 + random.range(-0.2, 0.2);
      const out = random.range(0.12, 0.62);
      const tall = random.range(0.5, 1);
      const bend = random.range(-0.8, 0.8);
      return arm(
        (t) => [Math.cos(angle + bend * t) * out * t ** 0.7, tall * t, Math.sin(angle + bend * t) * out * t ** 0.7],
        0.085,
        pale,
        5,
        5,
      );
    }),
  );
}

/** Creates a furrowed dome, half a metre high. */
export function brainCoral(): BufferGeometry {
  const sections = Array.from({ length: 12 }, (_, i): Section => {
    const t = i / 11;
    const w = 0.06 + 0.62 * Math.sin(t * 1.5) ** 0.8 * (1 + 0.04 * Math.sin(i * 5));
    return [0, 0.52 * Math.cos(t * 1.7), 0, w, w];
  });
  return loft(
    sections,
    (along, round) => [Math.sin(round * 84 + Math.sin(along * 24) * 2.4) > 0 ? '#ffffff' : '#9a8a90'],
    30,
  );
}

/** Creates a group of open tubes, up to one metre high. */
export function tubeCoral(): BufferGeometry {
  const random = seededRandom(9);
  return joined(
    ...Array.from({ length: 7 }, (_, i) => {
      const angle = (i / 7) * Math.PI * 2;
      const x = Math.cos(angle) * 0.2;
      const z = Math.sin(angle) * 0.2;
      const tall = random.range(0.4, 1);
      const sections: Section[] = [
        [x * 0.6, -0.1, z * 0.6, 0.07, 0.07],
        [x, tall * 0.6, z, 0.095, 0.095],
        [x * 1.3, tall, z * 1.3, 0.12, 0.12],
        [x * 1.3, tall - 0.02, z * 1.3, 0.075, 0.075],
        [x * 1.2, tall - 0.25, z * 1.2, 0.05, 0.05],
      ];
      return loft(
        sections,
        (along) => [
          along > 0.7 ? '#5a4858' : along > 0.4 ? '#ffffff' : '#c8bcc0',
          along > 0.4 && along < 0.6 ? 0.25 : 0,
        ],
        9,
      );
    }),
  );
}

/** Creates a flat lattice of branches across the current, one metre high. */
export function fanCoral(): BufferGeometry {
  return joined(
    ...Array.from({ length: 25 }, (_, i) => {
      const spread = ((i / 24) * 2 - 1) * 1.15;
      const tall = 1.05 - Math.abs(spread) * 0.28;
      return arm(
        (t) => [Math.sin(spread * t ** 0.6) * tall * t, Math.cos(spread * t) * tall * t, 0.02 * Math.sin(t * 30 + i)],
        0.028,
        (along) => [along > 0.7 ? '#ffffff' : '#d0b8c0', along > 0.75 ? 0.22 : 0],
        7,
        4,
      );
    }),
  );
}

/** Creates a broad plate on a foot. */
export function tableCoral(): BufferGeometry {
  const sections: Section[] = [
    [0, -0.1, 0, 0.16, 0.16],
    [0, 0.25, 0, 0.12, 0.12],
    [0, 0.42, 0, 0.7, 0.62],
    [0, 0.5, 0, 0.98, 0.86],
    [0, 0.53, 0, 0.94, 0.82],
    [0, 0.5, 0, 0.02, 0.02],
  ];
  return loft(sections, (along, round) => [along > 0.5 && Math.sin(round * 70) > 0 ? '#ffffff' : '#c0b4b4'], 22);
}

/** A tuft of long leaves, one metre high. */
export function seaGrass(): BufferGeometry {
  const random = seededRandom(14);
  return joined(
    ...Array.from({ length: 9 }, () => {
      const x = random.range(-0.16, 0.16);
      const z = random.range(-0.16, 0.16);
      const tall = random.range(0.5, 1.1);
      const sections = Array.from({ length: 6 }, (_, i): Section => {
        const t = i / 5;
        return [x * (1 + t), tall * t, z * (1 + t), 0.032 * (1 - t * 0.85), 0.008];
      });
      return loft(sections, (along) => [along > 0.6 ? '#e8ffd0' : '#8aa878', 0.02], 4);
    }),
  );
}

/** Creates a soft crown of tentacles, the home of the clownfish. */
export function anemone(): BufferGeometry {
  const random = seededRandom(21);
  return joined(
    ...Array.from({ length: 44 }, (_, i) => {
      const angle = i * 2.4;
      const r = 0.05 + 0.42 * Math.sqrt(i / 44);
      const lean = random.range(0.1, 0.3);
      return arm(
        (t) => [Math.cos(angle) * r * (1 + lean * t), 0.5 * t * (1.1 - r), Math.sin(angle) * r * (1 + lean * t)],
        0.05,
        (along) => [along > 0.8 ? '#ffc8f0' : '#b06ab8', along > 0.8 ? 0.5 : 0.06],
        5,
        5,
      );
    }),
  );
}
