/* global BABYLON, HavokPhysics */
const { Color3, Color4, MeshBuilder, PhysicsAggregate, PhysicsShapeType, Vector3 } = BABYLON;
const canvas = document.getElementById('renderCanvas');
const engine = new BABYLON.Engine(canvas, true, { stencil: true });
const status = document.getElementById('status');

function material(scene, color) {
  const made = new BABYLON.StandardMaterial(color, scene);
  made.diffuseColor = Color3.FromHexString(color);
  made.specularColor = new Color3(0.2, 0.2, 0.2);
  return made;
}

/** Enters VR with the steps of the engine's own button. */
function addButton(xr) {
  const button = document.createElement('button');
  button.className = 'babylonVRicon';
  button.textContent = 'Enter VR';
  button.addEventListener(
    'click',
    () => void xr.baseExperience.enterXRAsync('immersive-vr', 'local-floor', xr.renderTarget),
  );
  document.body.append(button);
}

async function createScene() {
  const scene = new BABYLON.Scene(engine);
  scene.clearColor = Color4.FromHexString('#7ec8e3ff');
  scene.fogMode = BABYLON.Scene.FOGMODE_LINEAR;
  scene.fogColor = Color3.FromHexString('#7ec8e3');
  scene.fogStart = 20;
  scene.fogEnd = 60;
  const camera = new BABYLON.UniversalCamera('camera', Vector3.Zero(), scene);
  const placeCamera = () => {
    camera.position.set(0, 2.5, -3);
    camera.setTarget(new Vector3(0, 1.8, 5));
  };
  placeCamera();
  camera.attachControl(canvas, true);
  new BABYLON.HemisphericLight('sky', new Vector3(0, 1, 0), scene).intensity = 0.75;
  new BABYLON.DirectionalLight('sun', new Vector3(-1, -2, 1), scene).intensity = 0.6;

  scene.enablePhysics(new Vector3(0, -9.81, 0), new BABYLON.HavokPlugin(true, await HavokPhysics()));
  const ground = MeshBuilder.CreateGround('ground', { width: 80, height: 80 }, scene);
  ground.material = material(scene, '#6a994e');
  new PhysicsAggregate(ground, PhysicsShapeType.BOX, { mass: 0 }, scene);

  ['#bc6c25', '#dda15e', '#bc6c25'].forEach((color, index) => {
    const ramp = MeshBuilder.CreateBox(`ramp${index}`, { width: 4, height: 0.15, depth: 1.2 }, scene);
    ramp.position.set(index % 2 === 0 ? -0.8 : 0.8, 4 - index * 1.2, 5);
    ramp.rotation.z = index % 2 === 0 ? -0.25 : 0.25;
    ramp.material = material(scene, color);
    new PhysicsAggregate(ramp, PhysicsShapeType.BOX, { mass: 0, friction: 0.3 }, scene);
  });

  const marbles = [];
  const colors = ['#e63946', '#f1faee', '#457b9d', '#ffd166'].map((color) => material(scene, color));
  function dropMarble() {
    const marble = MeshBuilder.CreateSphere('marble', { diameter: 0.36, segments: 24 }, scene);
    marble.position.set(-2 + Math.random() * 0.4, 6, 5 + (Math.random() - 0.5) * 0.6);
    marble.material = colors[marbles.length % colors.length];
    new PhysicsAggregate(marble, PhysicsShapeType.SPHERE, { mass: 1, restitution: 0.4 }, scene);
    marbles.push(marble);
    status.textContent = `Drop marbles: click, press space or pull the trigger. ${marbles.length} dropped.`;
  }
  for (let count = 0; count < 3; count += 1) dropMarble();
  scene.onPointerObservable.add(({ type }) => {
    if (type === BABYLON.PointerEventTypes.POINTERTAP) dropMarble();
  });
  addEventListener('keydown', ({ code, repeat }) => {
    if (code === 'Space' && !repeat) dropMarble();
  });

  // Babylon.js refuses to show its VR button over http, except on the host name localhost.
  const canShowButton = location.protocol === 'https:' || location.hostname === 'localhost';
  const xr = await scene.createDefaultXRExperienceAsync({
    floorMeshes: [ground],
    disableDefaultUI: !canShowButton,
    // Babylon.js would load controller models, hands and touch materials from other hosts.
    disableHandTracking: true,
    disableNearInteraction: true,
    inputOptions: { disableOnlineControllerRepository: true, doNotLoadControllerMeshes: true },
  });
  xr.baseExperience.sessionManager.onXRSessionEnded.add(placeCamera);
  if (!canShowButton && (await BABYLON.WebXRSessionManager.IsSessionSupportedAsync('immersive-vr'))) addButton(xr);
  return scene;
}

createScene().then((scene) => engine.runRenderLoop(() => scene.render()));
addEventListener('resize', () => engine.resize());
