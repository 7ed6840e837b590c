import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** Resolves names below `localhost` to this machine, as browsers do and Node does not. */
export const lookup: LookupFunction = (name, options, found) => {
  const local = name === 'localhost' || name.endsWith('.localhost');
  systemLookup(local ? '127.0.0.1' : name, options, found);
};
