import { Group, Mesh, Vector3, type BufferGeometry } from 'three';
import { awake, creatures, type Creature, type Hour } from './creatures';
import { clownfish, lionfish, manta, turtle, whale } from './fish-bodies';
import { groundAt } from './ground';
import type { SeaLight } from './hour-light';
import { SeaMaterial, type SeaMotion } from './sea-material';
import { jelly, moray, nautilus, octopus, seahorse, squid, star } from './soft-bodies';
import type { Subject } from './viewfinder';

const bodies: Readonly<Record<string, readonly [shape: () => BufferGeometry, motion: SeaMotion]>> = {
  manta: [manta, { flap: 0.16, rate: 1.7, grain: 0.15 }],
  seahorse: [seahorse, { sway: 0.03, grain: 0.3 }],
  whale: [whale, { flap: 0.05, rate: 0.8, grain: 0.4 }],
  lionfish: [lionfish, { swim: 0.05, rate: 3, grain: 0.15 }],
  star: [star, { grain: 0.5 }],
  turtle: [turtle, { flap: 0.2, rate: 1.9, grain: 0.3 }],
  octopus: [octopus, { sway: 0.06, grain: 0.5 }],
  clownfish: [clownfish, { swim: 0.14, rate: 9, grain: 0.05 }],
  jelly: [jelly, { flap: 0.1, rate: 2.2, grain: 0.1 }],
  moray: [moray, { swim: 0.2, rate: 2.2, grain: 0.3 }],
  nautilus: [nautilus, { swim: 0.02, rate: 2, grain: 0.1 }],
  squid: [squid, { swim: 0.03, rate: 3, grain: 0.1 }],
};

interface Animal {
  readonly creature: Creature;
  readonly mesh: Mesh;
  here: number;
}

/** The twelve creatures, each visible only at its hours. */
export class Wildlife extends Group {
  private readonly animals: readonly Animal[];

  constructor(light: SeaLight) {
    super();
    this.animals = creatures.flatMap((creature) => {
      const body = bodies[creature.slug];
      if (body === undefined) return [];
      const mesh = new Mesh(body[0](), new SeaMaterial(light, { ...body[1], twoSided: true }));
      mesh.frustumCulled = false;
      this.add(mesh);
      return [{ creature, mesh, here: 0 }];
    });
  }

  update(hour: Hour, seconds: number, time: number): void {
    const up = awake(hour);
    for (const animal of this.animals) {
      const { creature, mesh } = animal;
      const wished = up.includes(creature) ? 1 : 0;
      animal.here += Math.max(-seconds, Math.min(seconds, wished - animal.here));
      mesh.visible = animal.here > 0.01;
      if (!mesh.visible) continue;
      mesh.scale.setScalar(creature.size * Math.max(0.01, animal.here));
      place(creature, mesh, time);
    }
  }

  /** Returns the possible subjects of a picture from this position. */
  subjects(eye: Vector3): readonly Subject[] {
    return this.animals
      .filter(({ here }) => here > 0.5)
      .map(({ creature, mesh }) => {
        const from = mesh.position.clone().sub(eye);
        return { slug: creature.slug, from: [from.x, from.y, from.z], size: creature.size };
      });
  }

  /** Returns the current position of a creature. */
  whereIs(slug: string): Vector3 {
    return this.animals.find(({ creature }) => creature.slug === slug)?.mesh.position ?? new Vector3();
  }
}

function place({ habit, far, bearing, height, size }: Creature, mesh: Mesh, time: number): void {
  const home = (bearing * Math.PI) / 180;
  if (habit === 'circle') {
    const angle = home + (time * 0.42) / far;
    const x = Math.cos(angle) * far;
    const z = Math.sin(angle) * far;
    mesh.position.set(x, height + Math.sin(time * 0.3 + home) * 0.3, z);
    mesh.rotation.set(0.06 * Math.sin(time * 0.4), -angle + Math.PI, 0.12, 'YXZ');
    return;
  }
  const x = Math.cos(home) * far;
  const z = Math.sin(home) * far;
  const wander = habit === 'hover' ? 0.3 + size * 0.3 : 0;
  mesh.position.set(
    x + Math.sin(time * 0.37 + home) * wander,
    groundAt(x, z) + height + (habit === 'hover' ? Math.sin(time * 0.8 + home) * 0.14 : 0),
    z + Math.cos(time * 0.29 + home) * wander,
  );
  mesh.rotation.y = -home + 0.9 + (habit === 'hover' ? Math.sin(time * 0.25 + home) * 0.7 : home * 3);
}
