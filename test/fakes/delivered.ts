/** Lets messages travel over real ports, which neither fake timers nor promises carry. */
export async function delivered(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
