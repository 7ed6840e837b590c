import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from './metrics';

/** Metrics of the Node process, by their usual names. The event loop's delay covers the time since the last rendering. */
export function processMetrics(startedAt: Date): readonly Metric[] {
  const delay = monitorEventLoopDelay();
  delay.enable();
  return [
    {
      name: 'process_start_time_seconds',
      help: 'Start of the process in seconds since 1970.',
      type: 'gauge',
      read: () => startedAt.getTime() / 1000,
    },
    {
      name: 'process_cpu_seconds_total',
      help: 'Used CPU time.',
      type: 'counter',
      read: () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
      },
    },
    {
      name: 'process_resident_memory_bytes',
      help: 'Resident memory.',
      type: 'gauge',
      read: () => process.memoryUsage.rss(),
    },
    {
      name: 'nodejs_heap_size_used_bytes',
      help: 'Used heap.',
      type: 'gauge',
      read: () => process.memoryUsage().heapUsed,
    },
    {
      name: 'nodejs_eventloop_delay_p99_seconds',
      help: 'Delay of the event loop, 99th percentile since the last request for metrics.',
      type: 'gauge',
      read: () => {
        const seconds = delay.percentile(99) / 1e9;
        delay.reset();
        return seconds;
      },
    },
  ];
}
