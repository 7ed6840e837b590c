import type { RuntimeReport } from '../../src/domain/bridge/runtime-report';

/** The window of the game's page. */
export type GameWindow = Window & typeof globalThis;

/** Sends a report to the portal. */
export type Report = (report: RuntimeReport) => void;
