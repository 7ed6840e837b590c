import { copyFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../../support/temporary-folder';

/** Creates the page of a build with this body. */
export const page = (body: string, head = ''): string =>
  `<!doctype html><html><head><title>Comet Golf</title>${head}</head><body>${body}</body></html>`;

/** A script that draws a turning triangle in every frame. */
const DRAWS = `
const gl = document.querySelector('canvas').getContext('webgl2');
const shader = (type, source) => { const made = gl.createShader(type); gl.shaderSource(made, source); gl.compileShader(made); return made; };
const program = gl.createProgram();
gl.attachShader(program, shader(gl.VERTEX_SHADER, '#version 300 es\\nuniform float t; void main() { float a = float(gl_VertexID) * 2.1 + t; gl_Position = vec4(cos(a), sin(a), 0, 1); }'));
gl.attachShader(program, shader(gl.FRAGMENT_SHADER, '#version 300 es\\nprecision highp float; out vec4 c; void main() { c = vec4(fract(gl_FragCoord.xy / 64.0), 0.6, 1); }'));
gl.linkProgram(program); gl.useProgram(program);
const t = gl.getUniformLocation(program, 't');
const draw = (now) => { gl.clearColor(0.1, 0.2, 0.3, 1); gl.clear(gl.COLOR_BUFFER_BIT); gl.uniform1f(t, now / 500); gl.drawArrays(gl.TRIANGLES, 0, 3); };
requestAnimationFrame(function step(now) { draw(now); requestAnimationFrame(step); });
`;

const CANVAS = '<canvas width="640" height="360"></canvas>';

/** Creates a page that draws with WebGL and also runs this script. */
export const drawing = (more = ''): string => page(`${CANVAS}<script>${DRAWS}</script><script>${more}</script>`);

const three = fileURLToPath(new URL('../../../../node_modules/three', import.meta.url));

/**
 * Creates a folder with a three.js page that has an import map and an inline module, and the needed files of three.js.
 */
export function threeBuild(button: 'VRButton' | 'ARButton', options = ''): string {
  const map = '{"imports":{"three":"./three/three.module.js","three/addons/":"./three/addons/"}}';
  const folder = temporaryFolder({
    'index.html': page(
      `<script type="importmap">${map}</script><script type="module">
import * as THREE from 'three';
import { ${button} } from 'three/addons/webxr/${button}.js';
const renderer = new THREE.WebGLRenderer();
renderer.setSize(innerWidth, innerHeight);
renderer.xr.enabled = true;
document.body.append(renderer.domElement, ${button}.createButton(renderer${options && `, ${options}`}));
const scene = new THREE.Scene();
scene.background = new THREE.Color('#224466');
const camera = new THREE.PerspectiveCamera(70, innerWidth / innerHeight, 0.1, 50);
for (let index = 0; index < 40; index += 1) {
  const cube = new THREE.Mesh(new THREE.BoxGeometry(), new THREE.MeshNormalMaterial());
  cube.position.set((index % 8) * 1.5 - 5, Math.floor(index / 8) * 1.5 - 3, -8);
  scene.add(cube);
}
addEventListener('resize', () => { camera.aspect = innerWidth / innerHeight; camera.updateProjectionMatrix(); renderer.setSize(innerWidth, innerHeight); });
renderer.setAnimationLoop((now) => { for (const cube of scene.children) cube.rotation.set(now / 900, now / 700, 0); renderer.render(scene, camera); });
</script>`,
      '<style>body{margin:0}</style>',
    ),
  });
  const files = ['three.module.js', 'three.core.js', `addons/webxr/${button}.js`];
  for (const file of files) {
    const target = join(folder, 'three', file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(
      join(three, file.startsWith('addons') ? file.replace('addons', 'examples/jsm') : `build/${file}`),
      target,
    );
  }
  return folder;
}
