import {
  Color,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three';

/** A shot in flight. `goal` is the target of a homing bolt. */
export interface Bolt {
  readonly position: Vector3;
  readonly velocity: Vector3;
  readonly goal: { readonly position: Vector3 } | undefined;
  age: number;
}

const room = 48;
const forward = new Vector3(0, 1, 0);

/** The player's bolts (streaks) and the drones' (orbs). */
export class Bolts extends Group {
  friendly: Bolt[] = [];
  hostile: Bolt[] = [];
  private readonly streaks = new InstancedMesh(
    new CylinderGeometry(0.012, 0.03, 1.5, 8),
    new MeshBasicMaterial({ color: new Color(2.1, 1.1, 0.3) }),
    room,
  );
  private readonly orbs = new InstancedMesh(
    new SphereGeometry(0.14, 10, 8),
    new MeshBasicMaterial({ color: new Color(2.2, 0.22, 0.12) }),
    room,
  );

  constructor() {
    super();
    for (const mesh of [this.streaks, this.orbs]) {
      mesh.frustumCulled = false;
      mesh.count = 0;
      this.add(mesh);
    }
  }

  fire(from: Vector3, direction: Vector3, goal: Bolt['goal']): void {
    this.friendly.push({ position: from.clone(), velocity: direction.clone().setLength(70), goal, age: 0 });
  }

  fireAt(from: Vector3, target: Vector3, speed: number): void {
    this.hostile.push({
      position: from.clone(),
      velocity: target.clone().sub(from).setLength(speed),
      goal: undefined,
      age: 0,
    });
  }

  update(seconds: number, time: number): void {
    for (const bolt of this.friendly) {
      if (bolt.goal !== undefined) bolt.velocity.copy(bolt.goal.position).sub(bolt.position).setLength(70);
      bolt.position.addScaledVector(bolt.velocity, seconds);
      bolt.age += seconds;
    }
    for (const bolt of this.hostile) {
      bolt.position.addScaledVector(bolt.velocity, seconds);
      bolt.age += seconds;
    }
    this.friendly = this.friendly.filter(({ age }) => age < 1).slice(-room);
    this.hostile = this.hostile.filter(({ age }) => age < 9).slice(-room);
    const matrix = new Matrix4();
    const turn = new Quaternion();
    this.friendly.forEach(({ position, velocity }, i) => {
      turn.setFromUnitVectors(forward, velocity.clone().normalize());
      this.streaks.setMatrixAt(i, matrix.compose(position, turn, new Vector3(1, 1, 1)));
    });
    this.hostile.forEach(({ position }, i) => {
      const size = 1 + 0.25 * Math.sin(time * 20 + i);
      this.orbs.setMatrixAt(i, matrix.makeScale(size, size, size).setPosition(position));
    });
    this.streaks.count = this.friendly.length;
    this.orbs.count = this.hostile.length;
    this.streaks.instanceMatrix.needsUpdate = true;
    this.orbs.instanceMatrix.needsUpdate = true;
  }
}
