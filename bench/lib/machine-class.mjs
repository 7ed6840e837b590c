import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** What kind of machine this is, and how busy: times mean nothing without it. */
export function machineClass() {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const model = cpus()[0]?.model.trim() || 'unknown processor';
  return `${availableParallelism()} cores (${model}), ${memory} GiB, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}`;
}
