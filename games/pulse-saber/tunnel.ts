import { BoxGeometry, Color, Group, InstancedMesh, Matrix4, Mesh, MeshBasicMaterial, TorusGeometry } from 'three';
import { seededRandom } from '../kit/seeded-random';

const spacing = 9;
const arches = 9;
const towers = 44;

/** The arches, rails and towers along the way. Their light follows the beat. */
export class Tunnel extends Group {
  private readonly ring: InstancedMesh;
  private readonly towers: InstancedMesh;
  private readonly caps: InstancedMesh;
  private readonly rails: readonly MeshBasicMaterial[];

  constructor() {
    super();
    this.ring = new InstancedMesh(
      new TorusGeometry(3.6, 0.035, 6, 6),
      new MeshBasicMaterial({ toneMapped: true }),
      arches,
    );
    this.towers = new InstancedMesh(
      new BoxGeometry(1, 1, 1),
      new MeshBasicMaterial({ color: new Color(0.012, 0.006, 0.03) }),
      towers,
    );
    this.caps = new InstancedMesh(new BoxGeometry(1, 1, 1), new MeshBasicMaterial(), towers * 2);
    this.rails = [-1, 1].map((side) => {
      const material = new MeshBasicMaterial();
      const rail = new Mesh(new BoxGeometry(0.045, 0.045, 120), material);
      rail.position.set(side * 1.32, 0.03, -58);
      this.add(rail);
      return material;
    });
    for (const mesh of [this.ring, this.towers, this.caps]) {
      mesh.frustumCulled = false;
      this.add(mesh);
    }
  }

  /** Moves everything to `travel` metres. `beat` counts beats, `thrill` (0 to 1) is the player's success. */
  update(travel: number, beat: number, thrill: number): void {
    const pulse = Math.exp(-(((beat % 1) + 1) % 1) * 4);
    const matrix = new Matrix4();
    const tint = new Color();
    for (let i = 0; i < arches; i += 1) {
      const z = ((i * spacing + travel) % (arches * spacing)) - arches * spacing + 6;
      const nth = Math.floor((i * spacing + travel) / (arches * spacing)) * arches + i;
      matrix.makeRotationZ(Math.PI / 6 + nth * 0.02).setPosition(0, 1.7, z);
      this.ring.setMatrixAt(i, matrix);
      const fade = Math.min(1, Math.exp((z + 8) * 0.035));
      tint.setRGB(0.75, 0.1, 0.95).lerp(new Color(0.1, 0.75, 1.1), nth % 2 === 0 ? 0.1 : 0.9);
      this.ring.setColorAt(i, tint.multiplyScalar(fade * (0.28 + pulse * (0.5 + thrill * 0.9))));
    }
    const random = seededRandom(77);
    const stretch = towers * 2.2;
    for (let i = 0; i < towers; i += 1) {
      const side = i % 2 === 0 ? -1 : 1;
      const height = random.range(1.2, 9);
      const width = random.range(1, 2.4);
      const x = side * random.range(6.2, 15);
      const z = ((i * 2.2 + travel) % stretch) - stretch + 8;
      const fade = Math.min(1, Math.exp((z + 6) * 0.03));
      this.towers.setMatrixAt(i, matrix.makeScale(width, height, width).setPosition(x, height / 2, z));
      tint.setRGB(1, 0.1, 0.55).lerp(new Color(0.08, 0.6, 1.1), random.next());
      const edge = x - (side * width) / 2;
      this.caps.setMatrixAt(i * 2, matrix.makeScale(width + 0.04, 0.04, width + 0.04).setPosition(x, height, z));
      this.caps.setMatrixAt(
        i * 2 + 1,
        matrix.makeScale(0.05, height, 0.05).setPosition(edge, height / 2, z + width / 2),
      );
      tint.multiplyScalar(fade * (0.35 + 0.35 * pulse));
      this.caps.setColorAt(i * 2, tint);
      this.caps.setColorAt(i * 2 + 1, tint);
    }
    this.rails[0]?.color.setRGB(1, 0.08, 0.5).multiplyScalar(0.55 + pulse * 0.8);
    this.rails[1]?.color.setRGB(0.05, 0.65, 1).multiplyScalar(0.55 + pulse * 0.8);
    for (const mesh of [this.ring, this.towers, this.caps]) {
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true;
    }
  }
}
