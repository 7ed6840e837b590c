import * as THREE from 'three';
import { VRButton } from 'three/addons/webxr/VRButton.js';

const SIZE = 96;
const THREADS = 4;
const status = document.getElementById('status');
if (!crossOriginIsolated) {
  status.textContent = 'This page has no SharedArrayBuffer. Set "crossOriginIsolated": true in game.json.';
  throw new Error('The page is not cross-origin isolated.');
}

const heights = new Float32Array(new SharedArrayBuffer(SIZE * SIZE * 4));
const speeds = new SharedArrayBuffer(SIZE * SIZE * 4);
const control = new Int32Array(new SharedArrayBuffer(8));
for (let thread = 0; thread < THREADS; thread += 1) {
  const worker = new Worker('./wave-worker.js');
  const rows = SIZE / THREADS;
  const part = { size: SIZE, from: thread * rows, to: (thread + 1) * rows };
  worker.postMessage({ heights: heights.buffer, speeds, control: control.buffer, ...part });
}

const renderer = new THREE.WebGLRenderer({ antialias: true });
renderer.xr.enabled = true;
document.body.append(renderer.domElement, VRButton.createButton(renderer));
const scene = new THREE.Scene();
scene.background = new THREE.Color('#f4d8b8');
scene.add(new THREE.HemisphereLight('#ffffff', '#c9925f', 2));
const sun = new THREE.DirectionalLight('#ffffff', 2);
sun.position.set(3, 5, -2);
scene.add(sun);
const camera = new THREE.PerspectiveCamera(60, 1, 0.1, 100);
const player = new THREE.Group();
player.add(camera);
scene.add(player);
function placeCamera() {
  camera.position.set(0, 2.2, 3.4);
  camera.lookAt(0, 0.5, 0);
}
placeCamera();

const floor = new THREE.Mesh(new THREE.CircleGeometry(30, 48), new THREE.MeshStandardMaterial({ color: '#e2b07e' }));
floor.rotation.x = -Math.PI / 2;
scene.add(floor);
const rim = new THREE.Mesh(new THREE.BoxGeometry(4.3, 0.5, 4.3), new THREE.MeshStandardMaterial({ color: '#8d6e5a' }));
rim.position.y = 0.2;
scene.add(rim);
const geometry = new THREE.PlaneGeometry(4, 4, SIZE - 1, SIZE - 1).rotateX(-Math.PI / 2);
const water = new THREE.Mesh(
  geometry,
  new THREE.MeshStandardMaterial({ color: '#2a9d8f', roughness: 0.25, metalness: 0.1, flatShading: true }),
);
water.position.y = 0.7;
scene.add(water);

const raycaster = new THREE.Raycaster();
function splash() {
  const [hit] = raycaster.intersectObject(water);
  if (!hit) return;
  const column = Math.round(hit.uv.x * (SIZE - 1));
  const row = Math.round((1 - hit.uv.y) * (SIZE - 1));
  for (let y = Math.max(1, row - 3); y < Math.min(SIZE - 1, row + 4); y += 1)
    for (let x = Math.max(1, column - 3); x < Math.min(SIZE - 1, column + 4); x += 1) heights[y * SIZE + x] = -0.35;
}
renderer.domElement.addEventListener('pointermove', ({ clientX, clientY }) => {
  raycaster.setFromCamera(new THREE.Vector2((clientX / innerWidth) * 2 - 1, 1 - (clientY / innerHeight) * 2), camera);
  splash();
});
const rayEnds = [new THREE.Vector3(), new THREE.Vector3(0, 0, -3)];
for (const index of [0, 1]) {
  const controller = renderer.xr.getController(index);
  controller.add(new THREE.Line(new THREE.BufferGeometry().setFromPoints(rayEnds)));
  controller.addEventListener('select', () => {
    raycaster.setFromXRController(controller);
    splash();
  });
  player.add(controller);
}
renderer.xr.addEventListener('sessionstart', () => player.position.set(0, 0, 2.6));
renderer.xr.addEventListener('sessionend', () => {
  player.position.set(0, 0, 0);
  placeCamera();
});

function resize() {
  if (renderer.xr.isPresenting) return;
  camera.aspect = innerWidth / innerHeight;
  camera.updateProjectionMatrix();
  renderer.setSize(innerWidth, innerHeight);
}
addEventListener('resize', resize);
resize();

heights.fill(0.4, SIZE * 40 + 40, SIZE * 40 + 52);
const { position } = geometry.attributes;
renderer.setAnimationLoop(() => {
  Atomics.add(control, 0, 1);
  Atomics.notify(control, 0);
  for (let at = 0; at < heights.length; at += 1) position.setY(at, heights[at]);
  position.needsUpdate = true;
  status.textContent = `Touch the water. ${THREADS} threads, ${Atomics.load(control, 1)} steps.`;
  renderer.render(scene, camera);
});
