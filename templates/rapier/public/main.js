import RAPIER from '@dimforge/rapier3d-compat';
import * as THREE from 'three';
import { VRButton } from 'three/addons/webxr/VRButton.js';

await RAPIER.init();
const world = new RAPIER.World({ x: 0, y: -9.81, z: 0 });
const renderer = new THREE.WebGLRenderer({ antialias: true });
renderer.xr.enabled = true;
renderer.shadowMap.enabled = true;
document.body.append(renderer.domElement, VRButton.createButton(renderer));

const scene = new THREE.Scene();
scene.background = new THREE.Color('#9fd3e8');
scene.fog = new THREE.Fog('#9fd3e8', 12, 40);
scene.add(new THREE.HemisphereLight('#ffffff', '#6c8f5a', 1.6));
const sun = new THREE.DirectionalLight('#fff1d0', 2.5);
sun.position.set(5, 9, 4);
sun.castShadow = true;
scene.add(sun);
const camera = new THREE.PerspectiveCamera(60, 1, 0.1, 100);
camera.position.set(0, 1.7, 5);
camera.lookAt(0, 1, 0);

const floor = new THREE.Mesh(new THREE.CircleGeometry(40, 48), new THREE.MeshStandardMaterial({ color: '#7fb069' }));
floor.rotation.x = -Math.PI / 2;
floor.receiveShadow = true;
scene.add(floor);
world.createCollider(RAPIER.ColliderDesc.cuboid(40, 0.5, 40).setTranslation(0, -0.5, 0));

const moving = [];
function addBody(mesh, shape, position, velocity) {
  const placed = RAPIER.RigidBodyDesc.dynamic().setTranslation(position.x, position.y, position.z).setCcdEnabled(true);
  const body = world.createRigidBody(placed);
  if (velocity) body.setLinvel(velocity, true);
  world.createCollider(shape, body);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  scene.add(mesh);
  moving.push({ mesh, body });
  return body;
}

const crates = [];
for (let level = 0; level < 5; level += 1)
  for (let column = 0; column < 3; column += 1) {
    const material = new THREE.MeshStandardMaterial({
      color: new THREE.Color().setHSL(0.06 + level * 0.04, 0.7, 0.55),
    });
    const mesh = new THREE.Mesh(new THREE.BoxGeometry(0.38, 0.38, 0.38), material);
    const position = { x: (column - 1) * 0.42, y: 0.2 + level * 0.39, z: 0 };
    crates.push(addBody(mesh, RAPIER.ColliderDesc.cuboid(0.19, 0.19, 0.19), position));
  }

const ballMaterial = new THREE.MeshStandardMaterial({ color: '#d1495b', roughness: 0.4 });
function throwBall(origin, direction) {
  const mesh = new THREE.Mesh(new THREE.SphereGeometry(0.12, 24, 16), ballMaterial);
  addBody(mesh, RAPIER.ColliderDesc.ball(0.12).setDensity(6), origin, direction.clone().multiplyScalar(9));
}

const raycaster = new THREE.Raycaster();
renderer.domElement.addEventListener('pointerdown', ({ clientX, clientY }) => {
  const pointer = new THREE.Vector2((clientX / innerWidth) * 2 - 1, 1 - (clientY / innerHeight) * 2);
  raycaster.setFromCamera(pointer, camera);
  throwBall(camera.position, raycaster.ray.direction);
});
addEventListener('keydown', ({ code, repeat }) => {
  if (code === 'Space' && !repeat) throwBall(camera.position, camera.getWorldDirection(new THREE.Vector3()));
});

const rayEnds = [new THREE.Vector3(), new THREE.Vector3(0, 0, -2)];
const player = new THREE.Group();
player.position.z = 2.5;
for (const index of [0, 1]) {
  const controller = renderer.xr.getController(index);
  controller.add(new THREE.Line(new THREE.BufferGeometry().setFromPoints(rayEnds)));
  controller.addEventListener('select', () => {
    raycaster.setFromXRController(controller);
    throwBall(raycaster.ray.origin, raycaster.ray.direction);
  });
  player.add(controller);
}
scene.add(player);
renderer.xr.addEventListener('sessionstart', () => player.add(camera));
renderer.xr.addEventListener('sessionend', () => {
  scene.add(camera);
  camera.position.set(0, 1.7, 5);
  camera.lookAt(0, 1, 0);
});

function resize() {
  if (renderer.xr.isPresenting) return;
  camera.aspect = innerWidth / innerHeight;
  camera.updateProjectionMatrix();
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
  renderer.setSize(innerWidth, innerHeight);
}
addEventListener('resize', resize);
resize();

const status = document.getElementById('status');
renderer.setAnimationLoop(() => {
  world.step();
  for (const { mesh, body } of moving) {
    mesh.position.copy(body.translation());
    mesh.quaternion.copy(body.rotation());
  }
  const fallen = crates.filter((body) => Math.abs(body.translation().z) > 0.5).length;
  status.textContent = `Knock the tower down: click or pull the trigger. ${fallen} of ${crates.length} crates moved.`;
  renderer.render(scene, camera);
});
