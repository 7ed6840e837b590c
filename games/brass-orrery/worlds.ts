import {
  Color,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  BoxGeometry,
  RingGeometry,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { brass } from '../kit/brass';
import { planetSkin } from './planet-skin';
import { longitudeOf, planets } from './planets';

/** Height of the planets above the plate, relative to the orrery's radius. */
export const plane = 0.24;
const toRadians = Math.PI / 180;
const dark = new Color(0.11, 0.115, 0.13);
const bright = new Color(1.25, 1.4, 1.7);

interface Moon {
  readonly name: string;
  readonly ball: Mesh<SphereGeometry, MeshBasicMaterial>;
  readonly out: number;
  readonly pace: number;
  readonly phase: number;
}

interface World {
  readonly arm: Group;
  readonly ball: Mesh;
  readonly moons: readonly Moon[];
}

/** The planets on their arms, with their moons. */
export class Worlds extends Group {
  private readonly worlds: readonly World[];

  constructor(low: boolean) {
    super();
    const metal = brass('#c99a4c', 0.28);
    const sphere = new SphereGeometry(1, low ? 18 : 36, low ? 12 : 24);
    this.worlds = planets.map((planet, i) => {
      const arm = new Group();
      const lift = 0.03 + (planets.length - 1 - i) * 0.016;
      const rod = mergeGeometries([
        new BoxGeometry(planet.arm, 0.009, 0.014).translate(planet.arm / 2, lift, 0),
        new CylinderGeometry(0.005, 0.007, plane - lift, 8).translate(planet.arm, (plane + lift) / 2, 0),
        new CylinderGeometry(0.013, 0.013, 0.022, 12).translate(planet.arm, lift, 0),
        new CylinderGeometry(0.034 - i * 0.001, 0.034 - i * 0.001, 0.012, 20).translate(0, lift, 0),
        new BoxGeometry(0.09, 0.012, 0.02).translate(-0.06, lift, 0),
      ]);
      const ball = new Mesh(
        sphere,
        new MeshStandardMaterial({
          // The Sun's lamp is weak because of the brass around it, so planets reflect more light than other objects.
          color: new Color(3.2, 3.2, 3.2),
          map: planetSkin(planet, i),
          roughness: 0.8,
          envMapIntensity: 0.14,
        }),
      );
      ball.scale.setScalar(planet.size);
      ball.position.set(planet.arm, plane, 0);
      arm.add(new Mesh(rod, metal), ball);
      if (planet.name === 'Saturn') arm.add(saturnRing(planet.arm, planet.size));
      const moons = planet.moons.map((name, k) => {
        const moon = new Mesh(sphere, new MeshBasicMaterial({ color: dark }));
        moon.scale.setScalar(0.0068 + (name === 'Titan' || name === 'Ganymede' || name === 'Moon' ? 0.0022 : 0));
        arm.add(moon);
        return {
          name,
          ball: moon,
          out: planet.size + 0.022 + k * 0.0165,
          pace: 0.8 / (1 + k * 0.55),
          phase: k * 2.2 + i,
        };
      });
      this.add(arm);
      return { arm, ball, moons };
    });
    const orbits = new Mesh(
      mergeGeometries(
        planets.map(({ arm }) => new TorusGeometry(arm, 0.0016, 5, 120).rotateX(-Math.PI / 2).translate(0, plane, 0)),
      ),
      new MeshBasicMaterial({ color: new Color(0.34, 0.235, 0.11) }),
    );
    this.add(orbits);
  }

  /** Moves the planets to a time in years from 2000. Moons orbit in seconds. */
  update(years: number, time: number): void {
    this.worlds.forEach(({ arm, ball, moons }, i) => {
      const planet = planets[i];
      if (planet === undefined) return;
      arm.rotation.y = longitudeOf(planet, years) * toRadians;
      ball.rotation.y = time * 0.25 + i;
      for (const { ball: moon, out, pace, phase } of moons) {
        const turn = time * pace + phase;
        moon.position.set(
          planet.arm + Math.cos(turn) * out,
          plane + Math.sin(turn * 0.7) * 0.006,
          Math.sin(turn) * out,
        );
      }
    });
  }

  /** Lights the discovered moons. */
  light(lit: readonly string[]): void {
    for (const { name, ball } of this.worlds.flatMap(({ moons }) => moons))
      ball.material.color.copy(lit.includes(name) ? bright : dark);
  }

  /** Returns the world position of a planet. */
  place(planet: number): Vector3 {
    const world = this.worlds[planet];
    return world === undefined ? new Vector3() : world.ball.getWorldPosition(new Vector3());
  }

  /** Returns the moons of a planet with their world positions. */
  moonsOf(planet: number): readonly { readonly name: string; readonly at: Vector3 }[] {
    return (this.worlds[planet]?.moons ?? []).map(({ name, ball }) => ({
      name,
      at: ball.getWorldPosition(new Vector3()),
    }));
  }
}

function saturnRing(arm: number, size: number): Mesh {
  const bands = [
    [1.3, 1.46, 0.16],
    [1.47, 1.78, 0.62],
    [1.79, 1.83, 0.4],
    [1.89, 2.06, 0.46],
    [2.07, 2.12, 0.3],
  ].map(([from = 1, to = 2, light = 0]) => {
    const band = new RingGeometry(size * from, size * to, 72).rotateX(-Math.PI / 2);
    const count = band.getAttribute('position').count;
    const tint = Array.from({ length: count }, () => [light * 0.6, light * 0.47, light * 0.3]).flat();
    return band.setAttribute('color', new Float32BufferAttribute(tint, 3));
  });
  const ring = new Mesh(mergeGeometries(bands), new MeshBasicMaterial({ vertexColors: true, side: DoubleSide }));
  ring.position.set(arm, plane, 0);
  ring.rotation.set(0.42, 0, 0.2);
  return ring;
}
