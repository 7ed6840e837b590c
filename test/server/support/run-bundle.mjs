import { pathToFileURL } from 'node:url';

/** Runs a server bundled into one folder (the argument), with a page renderer that needs no build. */
const { main } = await import(pathToFileURL(process.argv[2]).href);
const assets = { entry: '/assets/main.js', preload: [], parts: {}, styles: '', fonts: [] };
const render = async ({ nonce }) => ({ kind: 'html', status: 200, html: `<!doctype html><p>${nonce}</p>` });
await main({ loadPages: async () => ({ renderer: { render }, assets }) });
