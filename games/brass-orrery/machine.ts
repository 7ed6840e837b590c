import {
  BoxGeometry,
  Color,
  CylinderGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PointLight,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
  type BufferGeometry,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { brass } from '../kit/brass';
import { TextPanel } from '../kit/text-panel';
import { plane } from './worlds';

/** Positions of the crank and of the engraving, relative to the orrery's radius. */
export const crankAt = new Vector3(0.47, -0.12, 0.34);
const nameAt = new Vector3(0, -0.2, 0.475);

function wheel(radius: number, teeth: number): BufferGeometry {
  return mergeGeometries([
    new TorusGeometry(radius * 0.86, radius * 0.07, 6, 36).rotateX(-Math.PI / 2),
    new CylinderGeometry(radius * 0.2, radius * 0.2, 0.022, 16),
    ...[0, 1, 2].map((i) => new BoxGeometry(radius * 1.7, 0.01, radius * 0.1).rotateY((i * Math.PI) / 3)),
    ...Array.from({ length: teeth }, (_, i) =>
      new BoxGeometry(radius * 0.12, 0.016, (radius * 2.6) / teeth)
        .translate(radius * 0.97, 0, 0)
        .rotateY((i * Math.PI * 2) / teeth),
    ),
  ]);
}

function body(): BufferGeometry {
  const outline = [
    [0.0, -0.17],
    [0.1, -0.17],
    [0.1, -0.22],
    [0.06, -0.26],
    [0.05, -0.36],
    [0.075, -0.42],
    [0.16, -0.47],
    [0.3, -0.5],
    [0.33, -0.53],
    [0.33, -0.56],
    [0, -0.56],
  ].map(([x, y]) => new Vector2(x, y));
  const pillars = [0, 1, 2, 3, 4, 5].map((i) =>
    new CylinderGeometry(0.013, 0.013, 0.13, 10).translate(0.34, -0.08, 0).rotateY((i * Math.PI) / 3),
  );
  return mergeGeometries([
    new LatheGeometry(outline, 48),
    new CylinderGeometry(0.4, 0.4, 0.02, 72).translate(0, 0, 0),
    new CylinderGeometry(0.42, 0.44, 0.03, 72).translate(0, -0.155, 0),
    new TorusGeometry(0.4, 0.012, 8, 90).rotateX(-Math.PI / 2),
    new CylinderGeometry(0.014, 0.02, plane, 16).translate(0, plane / 2, 0),
    new CylinderGeometry(0.012, 0.012, 0.24, 10).rotateZ(Math.PI / 2).translate(0.36, -0.12, 0.34),
    ...pillars,
  ]);
}

/** Pedestal, wheelwork, Sun, crank and engraving. */
export class Machine extends Group {
  private readonly wheels: readonly { readonly mesh: Mesh; readonly pace: number }[];
  private readonly crank = new Group();
  private readonly sun: Mesh<SphereGeometry, MeshBasicMaterial>;
  private readonly plate = new TextPanel({ width: 0.5, height: 0.11 });

  constructor() {
    super();
    const metal = brass('#c08a3e', 0.42);
    const pale = brass('#dcb66a', 0.22);
    const ticks = Array.from({ length: 72 }, (_, i) =>
      new BoxGeometry(i % 6 === 0 ? 0.05 : 0.022, 0.004, 0.004).translate(0.372, 0.0115, 0).rotateY((i * Math.PI) / 36),
    );
    this.sun = new Mesh(
      new SphereGeometry(0.085, 40, 28),
      new MeshBasicMaterial({ color: new Color(2.6, 1.55, 0.55) }),
    );
    this.sun.position.y = plane;
    const light = new PointLight('#ffd59a', 0.5, 0, 1.1);
    light.position.y = plane;
    this.wheels = (
      [
        [0, 0, 0.24, 40, 1],
        [0.235, 0.13, 0.105, 18, -2.3],
        [-0.23, 0.14, 0.115, 20, -2.1],
        [0.05, -0.27, 0.1, 17, -2.4],
        [-0.12, 0.285, 0.075, 13, 3.2],
      ] as const
    ).map(([x, z, radius, teeth, pace], i) => {
      const mesh = new Mesh(wheel(radius, teeth), i % 2 === 0 ? pale : metal);
      mesh.position.set(x, -0.06 - (i % 2) * 0.035, z);
      return { mesh, pace };
    });
    this.crank.add(
      new Mesh(
        mergeGeometries([
          new TorusGeometry(0.085, 0.011, 10, 40),
          new BoxGeometry(0.16, 0.014, 0.012),
          new BoxGeometry(0.014, 0.16, 0.012),
          new CylinderGeometry(0.02, 0.02, 0.05, 14).rotateX(Math.PI / 2),
        ]),
        pale,
      ),
      new Mesh(
        mergeGeometries([
          new CylinderGeometry(0.008, 0.008, 0.06, 10).rotateX(Math.PI / 2).translate(0.085, 0, 0.03),
          new SphereGeometry(0.021, 16, 12).translate(0.085, 0, 0.066),
        ]),
        new MeshStandardMaterial({ color: '#5a2418', roughness: 0.35 }),
      ),
    );
    this.crank.position.copy(crankAt);
    const shield = new Mesh(new BoxGeometry(0.54, 0.13, 0.016), metal);
    for (const part of [shield, this.plate]) {
      part.position.copy(nameAt);
      part.rotation.x = -0.5;
    }
    this.plate.translateZ(0.0095);
    this.plate.material.depthTest = true;
    this.plate.renderOrder = 3;
    const floor = new Mesh(
      new CylinderGeometry(1.25, 1.3, 0.05, 96).translate(0, -0.588, 0),
      new MeshStandardMaterial({ color: '#15142a', metalness: 0.7, roughness: 0.4 }),
    );
    this.add(
      new Mesh(body(), metal),
      new Mesh(mergeGeometries(ticks), new MeshBasicMaterial({ color: '#1a1006' })),
      this.sun,
      light,
      ...this.wheels.map(({ mesh }) => mesh),
      this.crank,
      shield,
      this.plate,
      floor,
    );
    this.engrave(undefined);
  }

  /** Engraves the player's name on the base, or an invitation for a guest. */
  engrave(alias: string | undefined): void {
    this.plate.write([
      {
        text: alias ?? 'your name here',
        size: 0.52,
        weight: 600,
        colour: '#2a1707',
        glow: 'rgba(255, 226, 160, 0.65)',
      },
      {
        text: alias === undefined ? 'touch to log in' : 'turned by this hand',
        size: 0.24,
        weight: 500,
        colour: '#3a230d',
        glow: 'rgba(255, 226, 160, 0.4)',
      },
    ]);
  }

  /** World position of the engraving. */
  nameplate(): Vector3 {
    return this.localToWorld(nameAt.clone());
  }

  update(years: number, time: number): void {
    for (const { mesh, pace } of this.wheels) mesh.rotation.y = years * pace * 1.3;
    this.crank.rotation.z = -years * Math.PI * 2;
    const breath = 1 + 0.03 * Math.sin(time * 1.3);
    this.sun.material.color.setRGB(2.6 * breath, 1.55 * breath, 0.55 * breath);
  }
}
