import { Container } from 'inversify';
import { Wiring } from './wiring';

/** A part of the app that fills some tokens. */
export type Module = (wiring: Wiring) => void;

/** One container for one app. */
export function createWiring(modules: readonly Module[]): Wiring {
  const wiring = new Wiring(new Container());
  for (const module of modules) module(wiring);
  return wiring;
}
