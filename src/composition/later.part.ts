import * as wire from '../adapters/http/browser-wire';
import { SocketIoRealtime } from '../adapters/websocket/socket-io-realtime';
import { adsPart } from './ads.part';
import { followIntent } from './pages-ahead.part';

/** Holds what every page loads once it is idle or calls the server for the first time, in one file instead of one for each. */
export const later = { wire, SocketIoRealtime, adsPart, followIntent };
