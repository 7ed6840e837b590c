import {
  CircleGeometry,
  Color,
  CylinderGeometry,
  Group,
  LatheGeometry,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from 'three';
import { boulder } from '../kit/boulder';
import { mergeParts, type Part } from '../kit/merge-parts';
import type { SeededRandom } from '../kit/seeded-random';
import { lampAt, seaLevel } from './beam';
import { litMaterial } from './lit-material';

const stone = '#b9b3a6';
const red = '#a8382e';
const iron = '#3a3d40';
const axis = lampAt.z;
const gallery = 2.5;

const at = (x: number, y: number, z: number): Matrix4 => new Matrix4().makeTranslation(x, y, z);

function ring(radius: number, thick: number, y: number): Part {
  return {
    shape: new TorusGeometry(radius, thick, 6, 64),
    colour: iron,
    at: at(0, y, axis).multiply(new Matrix4().makeRotationX(Math.PI / 2)),
  };
}

function posts(): Part[] {
  return Array.from({ length: 26 }, (_, i) => {
    const turn = (i / 26) * Math.PI * 2;
    return {
      shape: new CylinderGeometry(0.018, 0.018, 1, 5),
      colour: iron,
      at: at(Math.sin(turn) * gallery, 0.5, axis + Math.cos(turn) * gallery),
    };
  });
}

function shaft(): Part[] {
  const bands = 5;
  return Array.from({ length: bands }, (_, i) => {
    const high = 15.4 / bands;
    const wide = (y: number): number => 1.75 + 0.075 * (15.4 - y) * (0.4 + (15.4 - y) / 24);
    return {
      shape: new CylinderGeometry(wide((i + 1) * high), wide(i * high), high, 40, 1, true),
      colour: i % 2 === 0 ? stone : red,
      at: at(0, -15.6 + (i + 0.5) * high, axis),
    };
  });
}

function lampRoom(): Part[] {
  const mullions = Array.from({ length: 8 }, (_, i): Part => {
    const turn = ((i + 0.5) / 8) * Math.PI * 2;
    return {
      shape: new CylinderGeometry(0.025, 0.025, 1.5, 5),
      colour: iron,
      at: at(Math.sin(turn) * 0.98, lampAt.y, axis + Math.cos(turn) * 0.98),
    };
  });
  const dome = new LatheGeometry(
    [
      [1.22, 0],
      [1.16, 0.12],
      [0.92, 0.52],
      [0.5, 0.86],
      [0.16, 1.02],
      [0.1, 1.18],
      [0.14, 1.3],
      [0.0, 1.42],
    ].map(([x, y]) => new Vector2(x, y)),
    28,
  );
  return [
    { shape: new CylinderGeometry(1.15, 1.25, 2.6, 28), colour: stone, at: at(0, 1.3, axis) },
    { shape: new CylinderGeometry(1.2, 1.2, 0.14, 28), colour: iron, at: at(0, 2.66, axis) },
    { shape: dome, colour: red, at: at(0, lampAt.y + 0.74, axis) },
    ...mullions,
  ];
}

/** Creates the lighthouse. Its gallery is at height 0, its rock extends below the sea. */
export function makeTower(random: SeededRandom): Group {
  const cliff = Array.from({ length: 9 }, (_, i): Part => {
    const turn = (i / 9) * Math.PI * 2;
    const far = i === 0 ? 0 : random.range(2, 6.5);
    const size = i === 0 ? 6 : random.range(2.6, 4.6);
    return {
      shape: boulder(random),
      colour: new Color().setHSL(0.56, 0.06, random.range(0.16, 0.24)),
      at: at(Math.sin(turn) * far, seaLevel - 0.6, axis + Math.cos(turn) * far + 1).multiply(
        new Matrix4().makeScale(size, size * random.range(0.42, 0.6), size),
      ),
    };
  });
  const floor = new CylinderGeometry(gallery + 0.12, gallery - 0.25, 0.24, 48);
  const solid = new Mesh(
    mergeParts([
      ...shaft(),
      ...lampRoom(),
      ...posts(),
      { ...ring(gallery, 0.03, 1.02), colour: '#9a7440' },
      ring(gallery, 0.016, 0.52),
      { shape: floor, colour: '#77736b', at: at(0, -0.12, axis) },
      ...cliff,
    ]),
    litMaterial(true),
  );
  const fire = new Mesh(
    new SphereGeometry(0.34, 20, 14),
    new MeshBasicMaterial({ color: new Color(3.2, 2.1, 1.05), fog: false }),
  );
  fire.position.copy(lampAt);
  const panes = new Mesh(
    new CylinderGeometry(0.96, 0.96, 1.46, 16, 1, true),
    new MeshBasicMaterial({ color: new Color(0.9, 0.55, 0.22), transparent: true, opacity: 0.32, depthWrite: false }),
  );
  panes.position.copy(lampAt);
  const window = new Mesh(new CircleGeometry(0.16, 12), new MeshBasicMaterial({ color: new Color(1.5, 0.85, 0.35) }));
  window.position.set(0, -5.2, axis - 2.46);
  window.rotation.y = Math.PI;
  const group = new Group();
  group.add(solid, fire, panes, window);
  return group;
}
