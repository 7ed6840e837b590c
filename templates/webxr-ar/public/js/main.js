import { FlowerRenderer } from './flower-renderer.js';

const canvas = document.createElement('canvas');
document.body.prepend(canvas);
const gl = canvas.getContext('webgl', { xrCompatible: true, antialias: true });
const renderer = new FlowerRenderer(gl);
const button = document.getElementById('xr-button');
const status = document.getElementById('status');
const COLORS = [
  [0.9, 0.3, 0.45],
  [0.55, 0.35, 0.85],
  [0.95, 0.5, 0.2],
  [0.3, 0.55, 0.95],
];
const flowers = [];
let session;
let space;
let hitTestSource;
let cursor;

function plant(position) {
  flowers.push({ position, color: COLORS[flowers.length % COLORS.length], petals: 5 + (flowers.length % 4) });
  status.textContent = `${flowers.length} flowers planted`;
}
plant([0, 0, -2]);
plant([-0.7, 0, -2.4]);
plant([0.6, 0, -1.6]);

// Camera of the page: fixed, 1.6 metres above the ground, looking slightly down.
const PITCH = 0.5;
const [SIN, COS] = [Math.sin(PITCH), Math.cos(PITCH)];
const VIEW = [1, 0, 0, 0, 0, COS, SIN, 0, 0, -SIN, COS, 0, 0, -1.6 * COS, -1.6 * SIN, 1];
const FOCUS = 1.6;

function drawPage() {
  if (session) return;
  canvas.width = innerWidth * devicePixelRatio;
  canvas.height = innerHeight * devicePixelRatio;
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.viewport(0, 0, canvas.width, canvas.height);
  gl.clearColor(0.75, 0.9, 0.97, 1);
  gl.clear(gl.COLOR_BUFFER_BIT);
  renderer.beginView(
    [(FOCUS * canvas.height) / canvas.width, 0, 0, 0, 0, FOCUS, 0, 0, 0, 0, -1, -1, 0, 0, -0.1, 0],
    VIEW,
  );
  renderer.drawGround();
  flowers.forEach((flower) => renderer.drawFlower(flower));
  requestAnimationFrame(drawPage);
}

canvas.addEventListener('click', ({ clientX, clientY }) => {
  const x = ((clientX / innerWidth) * 2 - 1) * (innerWidth / innerHeight / FOCUS);
  const y = (1 - (clientY / innerHeight) * 2) / FOCUS;
  const down = y * COS - SIN;
  if (down > -0.05) return;
  const far = -1.6 / down;
  plant([x * far, 0, -(COS + y * SIN) * far]);
});

function drawRoom(time, frame) {
  session.requestAnimationFrame(drawRoom);
  const pose = frame.getViewerPose(space);
  const layer = session.renderState.baseLayer;
  gl.bindFramebuffer(gl.FRAMEBUFFER, layer.framebuffer);
  // A transparent color makes the room visible.
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT);
  const [hit] = hitTestSource ? frame.getHitTestResults(hitTestSource) : [];
  const found = hit?.getPose(space)?.transform.position;
  cursor = found ? [found.x, found.y, found.z] : undefined;
  for (const view of pose?.views ?? []) {
    const { x, y, width, height } = layer.getViewport(view);
    gl.viewport(x, y, width, height);
    renderer.beginView(view.projectionMatrix, view.transform.inverse.matrix);
    flowers.forEach((flower) => renderer.drawFlower(flower));
    if (cursor) renderer.drawCursor(cursor);
  }
}

/** Returns the intersection of an input ray with the floor. */
function floorPoint(event) {
  const pose = event.frame.getPose(event.inputSource.targetRaySpace, space);
  if (!pose) return undefined;
  const { position, matrix } = { position: pose.transform.position, matrix: pose.transform.matrix };
  const [x, y, z] = [-matrix[8], -matrix[9], -matrix[10]];
  if (y > -0.05) return undefined;
  const far = -position.y / y;
  return [position.x + x * far, 0, position.z + z * far];
}

async function startSession() {
  session = await navigator.xr.requestSession('immersive-ar', {
    requiredFeatures: ['local-floor'],
    optionalFeatures: ['hit-test'],
  });
  button.textContent = 'Exit AR';
  session.addEventListener('end', () => {
    session = undefined;
    hitTestSource = undefined;
    button.textContent = 'Enter AR';
    requestAnimationFrame(drawPage);
  });
  session.addEventListener('select', (event) => {
    const place = cursor ?? floorPoint(event);
    if (place) plant(place);
  });
  await gl.makeXRCompatible();
  await session.updateRenderState({ baseLayer: new XRWebGLLayer(session, gl) });
  space = await session.requestReferenceSpace('local-floor');
  const viewer = await session.requestReferenceSpace('viewer');
  session.requestAnimationFrame(drawRoom);
  hitTestSource = await session.requestHitTestSource?.({ space: viewer }).catch(() => undefined);
}

button.addEventListener('click', () => {
  if (session) session.end();
  else startSession().catch((error) => (status.textContent = `AR did not start: ${error.message}`));
});
navigator.xr?.isSessionSupported('immersive-ar').then((supported) => {
  button.disabled = !supported;
  if (supported) button.textContent = 'Enter AR';
});
requestAnimationFrame(drawPage);
