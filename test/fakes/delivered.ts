/** Waits until messages over real ports are delivered; fake timers and promises do not deliver them. */
export async function delivered(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
