/** Computes the rows of one thread in the wave equation, in a loop. */
onmessage = ({ data: { heights, speeds, control, size, from, to } }) => {
  const height = new Float32Array(heights);
  const speed = new Float32Array(speeds);
  const shared = new Int32Array(control);
  for (let step = 0; ;) {
    // The page increments the first number for each step and does not wait for threads.
    Atomics.wait(shared, 0, step);
    step = Atomics.load(shared, 0);
    for (let y = Math.max(1, from); y < Math.min(size - 1, to); y += 1)
      for (let x = 1; x < size - 1; x += 1) {
        const at = y * size + x;
        const mean = (height[at - 1] + height[at + 1] + height[at - size] + height[at + size]) / 4;
        speed[at] = (speed[at] + (mean - height[at]) * 0.6) * 0.992;
      }
    for (let at = from * size; at < to * size; at += 1) height[at] += speed[at];
    Atomics.add(shared, 1, 1);
  }
};
