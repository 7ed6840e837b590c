import * as THREE from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { DRACOLoader } from 'three/addons/loaders/DRACOLoader.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { KTX2Loader } from 'three/addons/loaders/KTX2Loader.js';
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js';
import { VRButton } from 'three/addons/webxr/VRButton.js';

const renderer = new THREE.WebGLRenderer({ antialias: true });
renderer.xr.enabled = true;
document.body.append(renderer.domElement, VRButton.createButton(renderer));
const scene = new THREE.Scene();
scene.background = new THREE.Color('#1d1a2f');
scene.fog = new THREE.Fog('#1d1a2f', 6, 18);
scene.add(new THREE.HemisphereLight('#e8e4ff', '#5a4030', 2));
const lamp = new THREE.PointLight('#ffc98a', 20);
lamp.position.set(0, 3, 1);
scene.add(lamp);
const camera = new THREE.PerspectiveCamera(60, 1, 0.1, 100);
const player = new THREE.Group();
player.add(camera);
scene.add(player);
camera.position.set(0, 1.7, 3.5);
const controls = new OrbitControls(camera, renderer.domElement);
controls.target.set(0, 1.1, -0.5);
// The headset places the camera itself.
renderer.xr.addEventListener('sessionstart', () => player.position.set(0, 0, 1.5));
renderer.xr.addEventListener('sessionend', () => {
  player.position.set(0, 0, 0);
  camera.position.set(0, 1.7, 3.5);
});

const textures = new KTX2Loader().setTranscoderPath('./vendor/addons/libs/basis/').detectSupport(renderer);
const models = new GLTFLoader()
  .setDRACOLoader(new DRACOLoader().setDecoderPath('./vendor/addons/libs/draco/gltf/'))
  .setKTX2Loader(textures)
  .setMeshoptDecoder(MeshoptDecoder);

const status = document.getElementById('status');
const treasures = [];
let found = 0;
async function addTreasure(name, x) {
  const { scene: model } = await models.loadAsync(`./models/${name}.glb`);
  model.position.set(x, 1.25, -0.5);
  const stand = new THREE.Mesh(
    new THREE.CylinderGeometry(0.35, 0.45, 0.7, 32),
    new THREE.MeshStandardMaterial({ color: '#4b4463' }),
  );
  stand.position.set(x, 0.35, -0.5);
  scene.add(model, stand);
  treasures.push(model);
}

async function addFloor() {
  const map = await textures.loadAsync('./models/tiles.ktx2');
  map.wrapS = map.wrapT = THREE.RepeatWrapping;
  map.repeat.set(6, 6);
  const floor = new THREE.Mesh(
    new THREE.PlaneGeometry(24, 24),
    new THREE.MeshStandardMaterial({ map, roughness: 0.9 }),
  );
  floor.rotation.x = -Math.PI / 2;
  scene.add(floor);
}

const raycaster = new THREE.Raycaster();
function collect() {
  const [hit] = raycaster.intersectObjects(treasures);
  const treasure = treasures.find((model) => hit && model.getObjectById(hit.object.id));
  if (!treasure) return;
  treasure.visible = false;
  treasures.splice(treasures.indexOf(treasure), 1);
  found += 1;
  status.textContent = treasures.length === 0 ? 'You found them all!' : `${found} treasures found`;
}
renderer.domElement.addEventListener('click', ({ clientX, clientY }) => {
  raycaster.setFromCamera(new THREE.Vector2((clientX / innerWidth) * 2 - 1, 1 - (clientY / innerHeight) * 2), camera);
  collect();
});
const rayEnds = [new THREE.Vector3(), new THREE.Vector3(0, 0, -3)];
for (const index of [0, 1]) {
  const controller = renderer.xr.getController(index);
  controller.add(new THREE.Line(new THREE.BufferGeometry().setFromPoints(rayEnds)));
  controller.addEventListener('select', () => {
    raycaster.setFromXRController(controller);
    collect();
  });
  player.add(controller);
}

function resize() {
  if (renderer.xr.isPresenting) return;
  camera.aspect = innerWidth / innerHeight;
  camera.updateProjectionMatrix();
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
  renderer.setSize(innerWidth, innerHeight);
}
addEventListener('resize', resize);
resize();
renderer.setAnimationLoop((time) => {
  if (!renderer.xr.isPresenting) controls.update();
  for (const [index, model] of treasures.entries()) model.rotation.y = time / 1600 + index;
  renderer.render(scene, camera);
});

await Promise.all([
  addFloor(),
  addTreasure('pumpkin-draco', -1.3),
  addTreasure('shell-meshopt', 0),
  addTreasure('globe-ktx2', 1.3),
]);
status.textContent = 'Collect the treasures: click them, or point and pull the trigger.';
