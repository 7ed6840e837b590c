import { HttpClient } from '../adapters/http/http-client';
import { ToastsViewModel } from '../ui/notices/toasts.view-model';
import { tokens as t } from './tokens';
import type { Module } from './wiring';

/** Registers the HTTP client; another module provides transport, wire and refusals. */
export const httpClientModule: Module = (wiring) => {
  wiring.singleton(t.http, (transport, loadWire, refusals) => new HttpClient(transport, loadWire, refusals.report), [
    t.transport,
    t.loadWire,
    t.sessionRefusals,
  ]);
};

/** Registers the toasts of every page. */
export const toastsModule: Module = (wiring) => {
  wiring.singleton(
    t.toastsView,
    (notices, modal, session, clock) => new ToastsViewModel(notices, modal, session, clock),
    [t.noticesState, t.authModalState, t.sessionState, t.clock],
  );
};
