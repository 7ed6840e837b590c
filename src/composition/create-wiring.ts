import { Container } from 'inversify';
import { Wiring } from './wiring';

/** Registers the providers of some tokens. */
export type Module = (wiring: Wiring) => void;

/** Creates the container of one app. */
export function createWiring(modules: readonly Module[]): Wiring {
  const wiring = new Wiring(new Container());
  for (const module of modules) module(wiring);
  return wiring;
}
