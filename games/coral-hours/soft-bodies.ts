import type { BufferGeometry } from 'three';
import { arm, fin, joined, loft, type Section, type Skin } from './loft';

const turn = (i: number, count: number): number => (i / count) * Math.PI * 2;

export function jelly(): BufferGeometry {
  const bell = [0.03, 0.4, 0.68, 0.86, 0.95, 0.98, 0.9].map((w, i): Section => [
    0,
    0.55 - i * i * 0.014 - i * 0.035,
    0,
    w,
    w,
  ]);
  // The sections of a bell lie below each other. A tiny offset in z keeps their sides apart.
  const skin: Skin = (along, round) => [
    Math.sin(round * 50) > 0.4 && along > 0.3 ? '#b49aff' : '#6f9cff',
    0.32 + along * 0.25,
  ];
  const strings = Array.from({ length: 14 }, (_, i) => {
    const angle = turn(i, 14);
    const r = i % 2 ? 0.75 : 0.35;
    return arm(
      (t) => [
        Math.cos(angle) * r * (1 - t * 0.35),
        0.1 - t * (i % 2 ? 1.5 : 1.1),
        Math.sin(angle + t * 1.4) * r * (1 - t * 0.3),
      ],
      i % 2 ? 0.022 : 0.07,
      (along) => [i % 2 ? '#8fc0ff' : '#ff9ae0', 0.6 - along * 0.4],
      9,
      4,
    );
  });
  return joined(loft(bell, skin, 24), ...strings);
}

export function octopus(): BufferGeometry {
  const head = [0.05, 0.3, 0.4, 0.42, 0.34, 0.26, 0.24].map((w, i): Section => [
    0,
    1.05 - i * 0.15,
    0.35 - i * 0.05,
    w,
    w * 0.9,
  ]);
  const skin: Skin = (along, round) => [
    Math.sin(along * 30) * Math.sin(round * 34) > 0.2 ? '#ffd2a8' : '#b8402c',
    0.03,
  ];
  const arms = Array.from({ length: 8 }, (_, i) => {
    const angle = turn(i + 0.5, 8);
    return arm(
      (t) => {
        const r = 0.18 + t * 1.25;
        const curl = angle + Math.sin(t * 3 + i) * 0.55;
        return [Math.cos(curl) * r, 0.12 - 0.25 * Math.sin(t * 2.4) + t * 0.2 * ((i % 3) - 0.6), Math.sin(curl) * r];
      },
      0.15,
      skin,
      12,
      7,
    );
  });
  return joined(loft(head, skin, 14), ...arms);
}

export function squid(): BufferGeometry {
  const mantle = [0.03, 0.16, 0.24, 0.27, 0.25, 0.2, 0.17].map((w, i): Section => [0, 0, 0.8 - i * 0.2, w, w]);
  const skin: Skin = (along, round) => [
    Math.sin(along * 44) * Math.sin(round * 38) > 0.72 ? '#7df4ff' : '#c05a8c',
    Math.sin(along * 44) * Math.sin(round * 38) > 0.72 ? 1.4 : 0.12,
  ];
  const arms = Array.from({ length: 8 }, (_, i) => {
    const angle = turn(i, 8);
    return arm(
      (t) => [Math.cos(angle) * (0.1 + t * 0.12), Math.sin(angle) * (0.1 + t * 0.12), -0.4 - t * (i % 4 ? 0.5 : 0.8)],
      0.04,
      (along) => ['#ff9ac8', along > 0.85 ? 1.6 : 0.1],
      7,
      5,
    );
  });
  return joined(
    loft(mantle, skin, 16),
    fin(
      [
        [0.1, 0, 0.8],
        [0.5, 0, 0.45],
        [0.2, 0, 0.25],
      ],
      '#c05a8c',
      '#ffc0e0',
      0.2,
    ),
    fin(
      [
        [-0.1, 0, 0.8],
        [-0.5, 0, 0.45],
        [-0.2, 0, 0.25],
      ],
      '#c05a8c',
      '#ffc0e0',
      0.2,
    ),
    ...arms,
  );
}

export function nautilus(): BufferGeometry {
  const shell = Array.from({ length: 26 }, (_, i): Section => {
    const angle = i * 0.34;
    const r = 0.06 * 1.105 ** i;
    const w = Math.min(0.42, r * 0.62);
    return [0, Math.sin(angle + 2.2) * r, Math.cos(angle + 2.2) * r, w, w];
  });
  const skin: Skin = (along, round) => [
    along > 0.55 && along < 0.93 && Math.sin(along * 70 + Math.cos(round * 6.3) * 2) > 0.1 ? '#c4502a' : '#fff2dc',
    0.14,
  ];
  const end = shell[25] ?? [0, 0, 0, 0, 0];
  const arms = Array.from({ length: 12 }, (_, i) => {
    const angle = turn(i, 12);
    return arm(
      (t) => [Math.cos(angle) * 0.2, end[1] - 0.1 + Math.sin(angle) * 0.16 - t * 0.3, end[2] - t * 0.5],
      0.035,
      () => ['#ffd8b8', 0.25],
      6,
      4,
    );
  });
  return joined(loft(shell, skin, 14), ...arms);
}

export function seahorse(): BufferGeometry {
  const sections = Array.from({ length: 22 }, (_, i): Section => {
    const t = i / 21;
    const tail = Math.max(0, t - 0.55) * 9;
    const w = 0.04 + 0.15 * Math.sin(Math.min(1, t * 1.5 + 0.12) * Math.PI) * (1 - t * 0.4);
    return [
      0,
      0.72 - t * 1.7 + (t > 0.55 ? Math.sin(tail) * 0.18 : 0),
      0.14 * Math.sin(t * 5) - (1 - Math.cos(tail)) * 0.14,
      w,
      w * 1.15,
    ];
  });
  const skin: Skin = (along) => [Math.sin(along * 90) > 0 ? '#ffc24a' : '#e88a1c', 0.06];
  const snout = [0.12, 0.13, 0.06, 0.05, 0.06].map((w, i): Section => [0, 0.84 - i * 0.025, 0.05 - i * 0.11, w, w]);
  return joined(
    loft(sections, skin, 10),
    loft(snout, () => ['#ffb43a', 0.06], 10),
    fin(
      [
        [0, 0.25, 0.2],
        [0, 0.3, 0.55],
        [0, -0.05, 0.55],
        [0, -0.12, 0.22],
      ],
      '#ffe08a',
    ),
    fin(
      [
        [0, 0.95, 0.05],
        [0, 1.15, 0.12],
        [0, 0.9, 0.2],
      ],
      '#ffe08a',
    ),
  );
}

export function star(): BufferGeometry {
  return joined(
    ...Array.from({ length: 5 }, (_, i) => {
      const angle = turn(i, 5);
      return arm(
        (t) => [Math.cos(angle) * t, 0.12 * (1 - t), Math.sin(angle) * t],
        0.27,
        (along, round) => [Math.sin(along * 24) > 0.5 && round < 0.5 ? '#9fc4ff' : '#2f5cff', 0.16],
        8,
        8,
      );
    }),
  );
}

export function moray(): BufferGeometry {
  const sections = Array.from({ length: 16 }, (_, i): Section => {
    const t = i / 15;
    const w = i === 0 ? 0.03 : 0.13 * (1 - t * 0.75);
    return [0, 0.05 * Math.sin(t * 6), -1 + t * 2, w, w * 1.35];
  });
  const skin: Skin = (along, round) => [
    Math.sin(along * 60 + Math.sin(round * 12) * 2) > 0.3 ? '#f0d68a' : '#4a3a18',
    Math.sin(along * 60) > 0.85 ? 0.5 : 0.04,
  ];
  return joined(
    loft(sections, skin, 12),
    fin(
      [
        [0, 0.12, -0.6],
        [0, 0.3, -0.1],
        [0, 0.2, 0.9],
        [0, 0.02, 1],
      ],
      '#c0a050',
    ),
  );
}
