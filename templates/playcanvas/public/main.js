import * as pc from 'playcanvas';

const canvas = document.getElementById('application');
const status = document.getElementById('status');
pc.WasmModule.setConfig('Ammo', {
  glueUrl: './vendor/ammo.wasm.js',
  wasmUrl: './vendor/ammo.wasm.wasm',
  fallbackUrl: './vendor/ammo.js',
});
await new Promise((resolve) => pc.WasmModule.getInstance('Ammo', resolve));

const app = new pc.Application(canvas, {
  mouse: new pc.Mouse(document.body),
  touch: new pc.TouchDevice(document.body),
  keyboard: new pc.Keyboard(window),
});
app.setCanvasFillMode(pc.FILLMODE_FILL_WINDOW);
app.setCanvasResolution(pc.RESOLUTION_AUTO);
addEventListener('resize', () => app.resizeCanvas());
app.scene.ambientLight = new pc.Color(0.45, 0.45, 0.55);

function material(red, green, blue) {
  const made = new pc.StandardMaterial();
  made.diffuse = new pc.Color(red, green, blue);
  made.gloss = 0.6;
  made.update();
  return made;
}

function addBody(type, options) {
  const { position, scale, color, mass = 0, half } = options;
  const entity = new pc.Entity(type);
  entity.addComponent('render', { type, material: color });
  entity.setLocalScale(...scale);
  entity.setPosition(...position);
  entity.addComponent(
    'collision',
    half ? { type: 'box', halfExtents: new pc.Vec3(...half) } : { type: 'sphere', radius: scale[0] / 2 },
  );
  entity.addComponent('rigidbody', { type: mass ? 'dynamic' : 'static', mass, restitution: 0.75 });
  app.root.addChild(entity);
  return entity;
}

const camera = new pc.Entity('camera');
camera.addComponent('camera', { clearColor: new pc.Color(0.36, 0.55, 0.83), farClip: 100, nearClip: 0.05 });
const cameraParent = new pc.Entity('player');
cameraParent.addChild(camera);
app.root.addChild(cameraParent);
function placeCamera() {
  camera.setLocalPosition(0, 2.2, 7);
  camera.setLocalEulerAngles(-8, 0, 0);
}
placeCamera();
const light = new pc.Entity('sun');
light.addComponent('light', {
  type: 'directional',
  castShadows: true,
  intensity: 1.3,
  shadowDistance: 25,
  shadowBias: 0.2,
  normalOffsetBias: 0.08,
});
light.setEulerAngles(50, 30, 0);
app.root.addChild(light);

app.start();
addBody('box', { position: [0, -0.5, 0], scale: [20, 1, 20], half: [10, 0.5, 10], color: material(0.85, 0.55, 0.35) });
const hues = [material(0.9, 0.3, 0.3), material(0.3, 0.7, 0.9), material(0.95, 0.8, 0.3), material(0.5, 0.85, 0.5)];
for (let index = 0; index < 6; index += 1)
  addBody('box', {
    position: [(index - 2.5) * 1.1, 0.4, -1],
    scale: [0.8, 0.8, 0.8],
    half: [0.4, 0.4, 0.4],
    mass: 1,
    color: hues[index % hues.length],
  });

let thrown = 0;
function throwBall(origin, direction) {
  const ball = addBody('sphere', {
    position: [origin.x, origin.y, origin.z],
    scale: [0.5, 0.5, 0.5],
    mass: 1.5,
    color: hues[thrown % hues.length],
  });
  ball.rigidbody.linearVelocity = direction.clone().mulScalar(9);
  thrown += 1;
  status.textContent = `Throw balls: click, press space or pull the trigger. ${thrown} thrown.`;
}
canvas.addEventListener('pointerdown', ({ clientX, clientY }) => {
  if (app.xr.active) return;
  const far = camera.camera.screenToWorld(clientX, clientY, 10);
  throwBall(camera.getPosition(), far.sub(camera.getPosition()).normalize());
});
app.keyboard.on(pc.EVENT_KEYDOWN, ({ key }) => {
  if (key === pc.KEY_SPACE) throwBall(camera.getPosition(), camera.forward);
});
throwBall(new pc.Vec3(-1, 3, 2), new pc.Vec3(0.15, 0, -0.6));

const button = document.getElementById('enter-vr');
const showButton = () => {
  button.hidden = app.xr.active || !app.xr.isAvailable(pc.XRTYPE_VR);
};
app.xr.on(`available:${pc.XRTYPE_VR}`, showButton);
showButton();
button.addEventListener('click', () => {
  camera.setLocalPosition(0, 0, 0);
  camera.setLocalEulerAngles(0, 0, 0);
  cameraParent.setPosition(0, 0, 4);
  camera.camera.startXr(pc.XRTYPE_VR, pc.XRSPACE_LOCALFLOOR, {
    callback: (error) => {
      if (error) status.textContent = `VR did not start: ${error.message}`;
    },
  });
});
app.xr.on('start', showButton);
app.xr.on('end', () => {
  showButton();
  cameraParent.setPosition(0, 0, 0);
  placeCamera();
});
app.xr.input.on('select', (source) => throwBall(source.getOrigin(), source.getDirection()));

const white = new pc.Color(1, 1, 1);
app.on('update', () => {
  for (const source of app.xr.active ? app.xr.input.inputSources : []) {
    const origin = source.getOrigin();
    app.drawLine(origin, source.getDirection().clone().mulScalar(3).add(origin), white);
  }
});
