import type { XRSystem as EmulatedXr } from 'iwer';
import { metaQuest3, XRDevice } from 'iwer';
import { XRAnchorUtils } from 'iwer/lib/anchors/XRAnchor.js';
import { followInput } from './follow-input';
import { allowInlineSessions } from './inline-sessions';
import { endOnce, followSessions } from './follow-sessions';
import type { Pose } from './pose';
import { standing } from './pose';
import type { Steering } from './steer';
import { moved, steered } from './steer';

/** Maximum time step in seconds. Prevents a jump after a pause, such as a background tab. */
const LONGEST_STEP = 0.1;

const device = new XRDevice(metaQuest3, { stereoEnabled: false });
// A browser can support WebXR without a headset.
device.installRuntime({ forceInstall: true });

function mayStore(): boolean {
  try {
    return typeof window.localStorage === 'object';
  } catch {
    return false;
  }
}
// At the start of each session, the emulator reads anchors of earlier visits from the storage, which a program of the playground does not have.
if (!mayStore()) XRAnchorUtils.recoverPersistentAnchorsFromStorage = () => undefined;

function apply(pose: Pose, steering: Steering): void {
  const { head, hand, trigger, squeeze } = steered(pose, steering, window.innerWidth / window.innerHeight);
  device.position.set(...head.place);
  device.quaternion.set(...head.rotation);
  const { right } = device.controllers;
  right?.position.set(...hand.place);
  right?.quaternion.set(...hand.rotation);
  right?.updateButtonValue('trigger', trigger);
  right?.updateButtonValue('squeeze', squeeze);
}

/** Moves the headset by mouse and keyboard during a session. */
function steer(session: XRSession): void {
  const input = followInput(window, () => void endOnce(session));
  let pose = standing;
  let before: number | undefined;
  let frame = requestAnimationFrame(function step(now) {
    const seconds = before === undefined ? 0 : Math.min(LONGEST_STEP, (now - before) / 1_000);
    before = now;
    const steering = input.take();
    pose = moved(pose, steering, seconds);
    apply(pose, steering);
    frame = requestAnimationFrame(step);
  });
  session.addEventListener('end', () => {
    cancelAnimationFrame(frame);
    input.end();
  });
}

const { xr } = navigator;
if (xr !== undefined) {
  allowInlineSessions(device, xr as unknown as EmulatedXr);
  followSessions(xr, steer);
}
