import { HttpClient } from '../adapters/http/http-client';
import { httpSessionGateway } from '../adapters/http/http-session-gateway';
import { ToastsViewModel } from '../ui/notices/toasts.view-model';
import { tokens as t } from './tokens';
import type { Module } from './wiring';

/** Registers the HTTP client and the session's gateway; another module provides transport, wire and refusals. */
export const httpClientModule: Module = (wiring) => {
  wiring.singleton(t.http, (transport, loadWire, refusals) => new HttpClient(transport, loadWire, refusals.report), [
    t.transport,
    t.loadWire,
    t.sessionRefusals,
  ]);
  wiring.singleton(t.sessionGateway, httpSessionGateway, [t.http]);
};

/** Registers the toasts of every page. */
export const toastsModule: Module = (wiring) => {
  wiring.singleton(
    t.toastsView,
    (notices, modal, session, clock) => new ToastsViewModel(notices, modal, session, clock),
    [t.noticesState, t.authModalState, t.sessionState, t.clock],
  );
};
