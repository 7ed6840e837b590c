import { BoxGeometry, Color, CylinderGeometry, Euler, Matrix4, Mesh, Quaternion, SphereGeometry, Vector3 } from 'three';
import { boulder } from '../kit/boulder';
import { mergeParts, type Part } from '../kit/merge-parts';
import { seededRandom } from '../kit/seeded-random';
import { plot } from './plot';
import { stoneMaterial } from './stone-material';

const put = (x: number, y: number, z: number, turn = 0, size = new Vector3(1, 1, 1)): Matrix4 =>
  new Matrix4().compose(new Vector3(x, y, z), new Quaternion().setFromEuler(new Euler(0, turn, 0)), size);

function frame(): Part[] {
  const [w, d] = [plot.width / 2 + 0.07, plot.depth / 2 + 0.07];
  const wood = '#6b4a31';
  return [
    { shape: new BoxGeometry(w * 2 + 0.14, 0.16, 0.14), colour: wood, at: put(0, 0.02, -d) },
    { shape: new BoxGeometry(w * 2 + 0.14, 0.16, 0.14), colour: wood, at: put(0, 0.02, d) },
    { shape: new BoxGeometry(0.14, 0.16, d * 2), colour: wood, at: put(-w, 0.02, 0) },
    { shape: new BoxGeometry(0.14, 0.16, d * 2), colour: wood, at: put(w, 0.02, 0) },
  ];
}

function fence(): Part[] {
  const random = seededRandom(40);
  const canes = Array.from({ length: 74 }, (_, i): Part => {
    const tall = 1.5 + random.range(-0.05, 0.08);
    return {
      shape: new CylinderGeometry(0.045, 0.05, tall, 7),
      colour: new Color().setHSL(0.11, 0.3, random.range(0.16, 0.26)),
      at: put((i - 36.5) * 0.105, tall / 2 - 0.05, -3.05 + random.range(-0.02, 0.02)),
    };
  });
  const rails = [0.35, 0.95, 1.35].map((y): Part => ({
    shape: new BoxGeometry(8, 0.05, 0.05),
    colour: '#2c2118',
    at: put(0, y, -2.98),
  }));
  return [...canes, ...rails];
}

function bushes(): Part[] {
  const random = seededRandom(9);
  return Array.from({ length: 26 }, (_, i): Part => {
    const side = i % 2 === 0 ? -1 : 1;
    const back = i > 15;
    const size = random.range(0.35, 0.8);
    return {
      shape: boulder(random, 2),
      colour: new Color().setHSL(random.range(0.27, 0.36), 0.3, random.range(0.07, 0.15)),
      at: put(
        back ? random.range(-4.2, 4.2) : side * random.range(2.9, 4.4),
        0.1,
        back ? random.range(-2.75, -2.2) : random.range(-2.4, 1.6),
        random.range(0, 6),
        new Vector3(size, size * random.range(0.5, 0.8), size).multiplyScalar(back ? 0.45 : 1),
      ),
    };
  });
}

function tree(): Part[] {
  const random = seededRandom(77);
  const bark = '#2a1f1b';
  const parts: Part[] = [];
  const limb = (from: Vector3, to: Vector3, thick: number): void => {
    const along = to.clone().sub(from);
    const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), along.clone().normalize());
    parts.push({
      shape: new CylinderGeometry(thick * 0.6, thick, along.length(), 7),
      colour: bark,
      at: new Matrix4().compose(from.clone().lerp(to, 0.5), turn, new Vector3(1, 1, 1)),
    });
  };
  const crown = new Vector3(-2.2, 2.15, -2.0);
  limb(new Vector3(-3.1, -0.1, -2.1), new Vector3(-2.75, 1.2, -2.1), 0.13);
  limb(new Vector3(-2.75, 1.15, -2.1), crown, 0.09);
  for (let i = 0; i < 46; i += 1) {
    const at = crown
      .clone()
      .add(new Vector3(random.range(-1.2, 1.5), random.range(-0.35, 0.55), random.range(-0.6, 0.6)));
    if (i % 4 === 0) limb(crown, at, 0.03);
    const size = random.range(0.13, 0.32);
    parts.push({
      shape: new SphereGeometry(1, 7, 5),
      colour: new Color().setHSL(random.range(0.93, 0.99), 0.5, random.range(0.3, 0.5)),
      at: new Matrix4().compose(
        at,
        new Quaternion().setFromEuler(new Euler(random.range(0, 3), random.range(0, 3), 0)),
        new Vector3(size, size * 0.55, size),
      ),
    });
  }
  return parts;
}

/** The surroundings of the sand in one draw call: frame, ground, a bamboo fence, bushes and a blossoming tree. */
export function makeYard(): Mesh {
  const ground: Part = { shape: new BoxGeometry(40, 0.1, 40, 40, 1, 40), colour: '#1d2a1a', at: put(0, -0.1, 0) };
  const steps = [-1.5, 0, 1.5].map((x, i): Part => ({
    shape: boulder(seededRandom(60 + i), 3),
    colour: '#6d6f72',
    at: put(x * 0.55, -0.03, 2.15 + (i % 2) * 0.12, i, new Vector3(0.34, 0.07, 0.27)),
    round: true,
  }));
  return new Mesh(mergeParts([ground, ...frame(), ...fence(), ...bushes(), ...tree(), ...steps]), stoneMaterial(0.5));
}
