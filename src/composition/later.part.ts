/** What every page loads once it is idle or calls the server for the first time, in one file instead of one for each. */
export * as wire from '../adapters/http/browser-wire';
export { SocketIoRealtime } from '../adapters/websocket/socket-io-realtime';
export { adsPart } from './ads.part';
export { followIntent } from './pages-ahead.part';
