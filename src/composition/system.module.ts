import { ConsoleDiagnostics } from '../adapters/system/console-diagnostics';
import { SystemClock, SystemRandom } from '../adapters/system/system';
import type { Module } from './create-wiring';
import { tokens } from './tokens';

/** Registers clock, random source and diagnostics, shared by tab and server. */
export const systemModule: Module = (wiring) => {
  wiring.singleton(tokens.clock, () => new SystemClock(), []);
  wiring.singleton(tokens.random, () => new SystemRandom(), []);
  wiring.singleton(tokens.diagnostics, () => new ConsoleDiagnostics(), []);
};
