import { serveCommands } from './commands.mjs';
import { memory } from './memory.mjs';

// Preloaded into the measured server, so the product does not contain it. Worker threads have no channel.
if (process.channel !== undefined) {
  serveCommands({ memory });
  process.channel.unref();
}
