import { HttpClient } from '../adapters/http/http-client';
import { HttpContentGateway, HttpGameGateway, HttpHomeGateway } from '../adapters/http/http-page-gateways';
import { HttpSessionGateway } from '../adapters/http/http-session-gateway';
import type { Module } from './create-wiring';
import { tokens } from './tokens';

/** Registers the HTTP gateways; another module provides the transport. */
export const httpModule: Module = (wiring) => {
  wiring.singleton(tokens.http, (transport, loadWire, refusals) => new HttpClient(transport, loadWire, refusals.tell), [
    tokens.transport,
    tokens.loadWire,
    tokens.sessionRefusals,
  ]);
  wiring.singleton(tokens.sessionGateway, (http) => new HttpSessionGateway(http), [tokens.http]);
  wiring.singleton(tokens.homeGateway, (http) => new HttpHomeGateway(http), [tokens.http]);
  wiring.singleton(tokens.gameGateway, (http) => new HttpGameGateway(http), [tokens.http]);
  wiring.singleton(tokens.contentGateway, (http) => new HttpContentGateway(http), [tokens.http]);
};
