import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Describes the machine and its load, because times mean nothing without them. */
export function machineClass() {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const model = cpus()[0]?.model.trim() || 'unknown processor';
  return `${availableParallelism()} cores (${model}), ${memory} GiB, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}`;
}
