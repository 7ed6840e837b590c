import type { Browser } from 'playwright-core';
import { loadChromium } from './load-chromium';

interface BrowserOptions {
  readonly executable: string;
  /** The only host that resolves in this browser, and its port. Its subdomains resolve, too. */
  readonly host: string;
  readonly port: number;
  /** An empty folder, used as the browser's home. */
  readonly home: string;
  readonly searchPath: string;
}

/** A browser with its own processes, which `kill` ends regardless of its pages. */
export interface CheckBrowser {
  readonly browser: Browser;
  readonly kill: () => Promise<void>;
}

const LAUNCH_MS = 30_000;

/** Resolves only the check's own names and addresses, and closes the way around through WebRTC. */
const offline = ({ host, port }: BrowserOptions): readonly string[] => [
  `--host-resolver-rules=MAP ${host}:${port} 127.0.0.1:${port},MAP *.${host}:${port} 127.0.0.1:${port},MAP * ~NOTFOUND`,
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
];

/** Opens a browser without a network beyond the check's host and without the environment of this process. */
export async function openCheckBrowser(options: BrowserOptions): Promise<CheckBrowser> {
  const chromium = await loadChromium();
  const server = await chromium.launchServer({
    executablePath: options.executable,
    host: '127.0.0.1',
    timeout: LAUNCH_MS,
    chromiumSandbox: process.getuid?.() !== 0,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    env: { PATH: options.searchPath, HOME: options.home, TMPDIR: options.home },
    args: [
      ...offline(options),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--mute-audio',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  });
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    return { browser, kill: () => server.kill() };
  } catch (error) {
    await server.kill();
    throw error;
  }
}
