import { BufferAttribute, BufferGeometry, DoubleSide, Mesh, ShaderMaterial } from 'three';
import { mergeParts, type Part } from '../kit/merge-parts';
import { CylinderGeometry, Matrix4 } from 'three';

const vertex = `varying vec3 vTint, vNormal2; void main() { vTint = color; vNormal2 = normalize(mat3(modelMatrix) * normal); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`;
const fragment = `
varying vec3 vTint, vNormal2;
void main() {
  vec3 n = normalize(vNormal2) * (gl_FrontFacing ? 1.0 : -1.0);
  float low = max(0.0, dot(n, normalize(vec3(-0.34, 0.1, -0.94))));
  float through = max(0.0, dot(-n, normalize(vec3(-0.34, 0.1, -0.94))));
  vec3 colour = vTint * (vec3(0.32, 0.24, 0.34) + vec3(1.0, 0.5, 0.24) * (low * 0.9 + through * 0.75));
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

function panel(corners: readonly (readonly [number, number, number])[]): BufferGeometry {
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(new Float32Array(corners.flat()), 3));
  return shape;
}

/** Half of the kite's width, and its lengths above and below the cross, in metres. */
const [wing, head, keel] = [0.72, 0.55, 1.15];
/** Start of the tail below the cross, in metres. */
export const tailAt = keel;

/** Creates a diamond of four colours on two spars; its nose is up and its face is towards +z. */
export function makeKite(): Mesh {
  const spar = (long: number, at: Matrix4): Part => ({
    shape: new CylinderGeometry(0.016, 0.016, long, 5),
    colour: '#3a1d1a',
    at,
  });
  const bow = 0.16;
  const shape = mergeParts([
    {
      shape: panel([
        [0, head, 0],
        [-wing, 0, bow],
        [0, 0, -0.05],
      ]),
      colour: '#ff5a4f',
    },
    {
      shape: panel([
        [0, head, 0],
        [0, 0, -0.05],
        [wing, 0, bow],
      ]),
      colour: '#ffd27a',
    },
    {
      shape: panel([
        [0, 0, -0.05],
        [-wing, 0, bow],
        [0, -keel, 0],
      ]),
      colour: '#ffb65c',
    },
    {
      shape: panel([
        [0, 0, -0.05],
        [0, -keel, 0],
        [wing, 0, bow],
      ]),
      colour: '#e8466a',
    },
    spar(head + keel, new Matrix4().makeTranslation(0, (head - keel) / 2, 0.02)),
    spar(
      wing * 2.04,
      new Matrix4().makeTranslation(0, 0, bow * 0.5).multiply(new Matrix4().makeRotationZ(Math.PI / 2)),
    ),
  ]);
  const mesh = new Mesh(
    shape,
    new ShaderMaterial({ vertexShader: vertex, fragmentShader: fragment, vertexColors: true, side: DoubleSide }),
  );
  mesh.frustumCulled = false;
  return mesh;
}
