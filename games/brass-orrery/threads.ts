import { AdditiveBlending, Color, CylinderGeometry, Group, Mesh, MeshBasicMaterial, Quaternion, Vector3 } from 'three';
import { conjunctionsAt } from './almanac';
import { longitudeOf, planets } from './planets';
import { plane } from './worlds';

const room = 3;
const side = new Vector3(1, 0, 0);

/** Threads of light from the Sun through planets in conjunction. */
export class Threads extends Group {
  private readonly lines: readonly Mesh<CylinderGeometry, MeshBasicMaterial>[];

  constructor() {
    super();
    this.lines = Array.from({ length: room }, () => {
      const line = new Mesh(
        new CylinderGeometry(0.0032, 0.0032, 1, 8, 1, true).rotateZ(Math.PI / 2).translate(0.5, 0, 0),
        new MeshBasicMaterial({ transparent: true, blending: AdditiveBlending, depthWrite: false }),
      );
      line.position.y = plane;
      line.visible = false;
      return line;
    });
    this.add(...this.lines);
  }

  /** Draws the threads at a time. `charge` is the recording progress (0 to 1). */
  update(years: number, found: readonly string[], charge: number): void {
    const now = conjunctionsAt(years);
    this.lines.forEach((line, i) => {
      const conjunction = now[i];
      line.visible = conjunction !== undefined;
      if (conjunction === undefined) return;
      const members = planets.filter(({ name }) => conjunction.planets.includes(name));
      const middle = members.reduce((sum, planet) => {
        const turn = (longitudeOf(planet, years) * Math.PI) / 180;
        return sum.add(new Vector3(Math.cos(turn), 0, -Math.sin(turn)));
      }, new Vector3());
      line.quaternion.copy(new Quaternion().setFromUnitVectors(side, middle.normalize()));
      line.scale.set(Math.max(...members.map(({ arm }) => arm)) + 0.03, 1, 1);
      const known = found.includes(conjunction.slug);
      line.material.color.copy(
        known ? new Color(0.16, 0.3, 0.42) : new Color(0.9, 0.75, 0.4).multiplyScalar(0.6 + charge * 2),
      );
    });
  }
}
