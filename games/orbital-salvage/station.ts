import {
  BoxGeometry,
  Color,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  SphereGeometry,
  TorusGeometry,
  type BufferGeometry,
  type Material,
} from 'three';
import { seededRandom } from '../kit/seeded-random';
import { hullTexture } from './hull-texture';

function part(
  geometry: BufferGeometry,
  material: Material,
  at: readonly [number, number, number],
  turn: readonly [number, number, number] = [0, 0, 0],
): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.position.set(...at);
  mesh.rotation.set(...turn);
  return mesh;
}

function solarWing(cells: Material, frame: Material, torn: boolean): Group {
  const wing = new Group();
  for (let i = 0; i < 4; i += 1) {
    if (torn && i === 2) continue;
    const panel = part(
      new BoxGeometry(2.3, 0.04, 3),
      cells,
      [1.8 + i * 2.45, torn && i === 3 ? -0.7 : 0, torn && i === 3 ? 0.6 : 0],
      [torn && i === 3 ? 0.5 : 0, 0, torn && i === 3 ? -0.4 : 0],
    );
    wing.add(panel);
  }
  wing.add(
    part(new CylinderGeometry(0.06, 0.06, torn ? 6 : 10.6, 6), frame, [torn ? 3 : 5.3, 0, 0], [0, 0, Math.PI / 2]),
  );
  return wing;
}

/** The wrecked station: a spine of modules, a broken wheel, torn solar panels, and blinking lamps. */
export class Station extends Group {
  private readonly lamps: readonly MeshBasicMaterial[];
  private readonly ember = new MeshBasicMaterial({ color: new Color(1.6, 0.42, 0.08) });

  constructor() {
    super();
    const hull = new MeshStandardMaterial({
      map: hullTexture(31, false),
      emissiveMap: hullTexture(31, true),
      emissive: new Color(1, 0.8, 0.55),
      emissiveIntensity: 1.1,
      metalness: 0.45,
      roughness: 0.55,
    });
    const frame = new MeshStandardMaterial({ color: '#54585e', metalness: 0.7, roughness: 0.45 });
    const dark = new MeshStandardMaterial({ color: '#17191d', metalness: 0.5, roughness: 0.8 });
    const cells = new MeshStandardMaterial({
      color: '#0d2f4d',
      metalness: 0.85,
      roughness: 0.28,
      emissive: new Color(0.004, 0.014, 0.03),
    });
    const random = seededRandom(9);
    let x = -7;
    for (const [length, radius] of [
      [3.2, 1.1],
      [2.2, 1.45],
      [3.8, 1.2],
      [1.6, 0.8],
      [3, 1.3],
    ] as const) {
      this.add(
        part(new CylinderGeometry(radius, radius, length, 20), hull, [x + length / 2, 0, 0], [0, 0, Math.PI / 2]),
      );
      this.add(
        part(
          new CylinderGeometry(radius * 1.05, radius * 1.05, 0.16, 20),
          frame,
          [x + length, 0, 0],
          [0, 0, Math.PI / 2],
        ),
      );
      x += length + 0.15;
    }
    this.add(
      part(new SphereGeometry(1.3, 20, 12, 0, Math.PI * 2, 0, Math.PI / 2), hull, [-7, 0, 0], [0, 0, Math.PI / 2]),
    );
    this.add(part(new CylinderGeometry(1.28, 0.6, 0.4, 14, 1, true), dark, [x + 0.1, 0, 0], [0, 0, Math.PI / 2]));
    this.add(part(new SphereGeometry(0.62, 12, 8), this.ember, [x - 0.2, 0.1, 0]));
    for (const [start, arc] of [
      [0.3, 2.5],
      [3.2, 1.15],
      [4.75, 0.7],
    ] as const) {
      const wheel = part(new TorusGeometry(6.2, 0.62, 12, 40, arc), hull, [-1.6, 0, 0], [start, Math.PI / 2, 0]);
      wheel.rotation.order = 'YXZ';
      wheel.rotation.set(0, Math.PI / 2, start);
      this.add(wheel);
    }
    for (const angle of [0.9, 2.1, 3.7])
      this.add(
        part(
          new CylinderGeometry(0.16, 0.16, 5.6, 8),
          frame,
          [-1.6, Math.sin(angle) * 3.2, -Math.cos(angle) * 3.2],
          [angle - Math.PI / 2, 0, 0],
        ),
      );
    const wings = [solarWing(cells, frame, false), solarWing(cells, frame, true)];
    wings[0]?.position.set(3.4, 0.8, 0);
    wings[0]?.rotation.set(0.5, 0.25, 1.15);
    wings[1]?.position.set(3.4, -0.8, 0);
    wings[1]?.rotation.set(0.7, -0.2, -1.3);
    this.add(...wings);
    for (let i = 0; i < 26; i += 1) {
      const angle = random.range(0, Math.PI * 2);
      const along = random.range(-6.5, 7);
      this.add(
        part(
          new BoxGeometry(random.range(0.2, 0.9), random.range(0.1, 0.4), random.range(0.2, 0.7)),
          i % 3 === 0 ? hull : frame,
          [along, Math.sin(angle) * 1.35, Math.cos(angle) * 1.35],
          [-angle, 0, 0],
        ),
      );
    }
    this.lamps = [
      [-7.9, 0.9, 0],
      [8.2, 1.2, 0.4],
      [-1.6, 6.3, 0.4],
      [3.4, 5.5, 2],
      [0.4, -1.3, 1.1],
    ].map(([lx = 0, ly = 0, lz = 0]) => {
      const material = new MeshBasicMaterial({ color: '#ff5030' });
      this.add(part(new SphereGeometry(0.1, 8, 6), material, [lx, ly, lz]));
      return material;
    });
  }

  update(time: number): void {
    this.lamps.forEach((lamp, i) =>
      lamp.color.setRGB(1, 0.18, 0.08).multiplyScalar(0.15 + 2.2 * Math.max(0, Math.sin(time * 2.2 + i * 1.7)) ** 8),
    );
    this.ember.color.setRGB(1.5, 0.42, 0.08).multiplyScalar(0.75 + 0.25 * Math.sin(time * 11) * Math.sin(time * 7.3));
    this.rotation.x = time * 0.006 + 0.3;
  }
}
