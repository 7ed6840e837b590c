// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalPage } from '../../../sdk/local/local-page';

interface Options {
  readonly href?: string;
  readonly headset?: () => Promise<unknown>;
  readonly storage?: () => Storage;
}

/** A page of a developer, whose sandbox loads a headset by `headset`. */
function pageOn({ href = 'http://localhost:5173/', headset, storage }: Options = {}) {
  const load = vi.fn(headset ?? (() => Promise.resolve()));
  const reload = vi.fn();
  const xr = new EventTarget();
  const page = document.implementation.createHTMLDocument();
  const url = new URL(href);
  const { hostname, search, protocol, origin } = url;
  const own = {
    document: page,
    location: { href, hostname, search, protocol, origin, reload },
    navigator: { xr },
    performance: { getEntriesByType: () => [] },
    get localStorage() {
      return (storage ?? (() => localStorage))();
    },
  };
  return { local: new LocalPage(own as unknown as Window, '', load), load, reload, page, xr };
}

const store = (choice: object) => localStorage.setItem('holocade_sandbox', JSON.stringify(choice));
const policyOf = (page: Document) => page.querySelector('meta[http-equiv]');

describe('LocalPage', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => void vi.restoreAllMocks());

  test('applies the policy and loads no headset at first', () => {
    const { local, load, page } = pageOn();
    local.start(['https://cdn.example.com']);
    local.start([]);
    expect(policyOf(page)?.getAttribute('content')).toContain('https://cdn.example.com');
    expect(page.querySelectorAll('meta[http-equiv]')).toHaveLength(1);
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    ['a public address', 'https://game.example/'],
    ['a page without the panel', 'http://localhost:5173/?holocade_panel=off'],
  ])('leaves %s as it is', (_, href) => {
    store({ emulatedHeadset: true });
    const { local, load, page } = pageOn({ href });
    local.start([]);
    expect(policyOf(page)).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  test('applies no policy to a page opened as a file, nor when it is switched off', () => {
    const file = pageOn({ href: 'file:///game/index.html' });
    file.local.start([]);
    expect(policyOf(file.page)).toBeNull();
    store({ appliesPolicy: false });
    const off = pageOn();
    off.local.start([]);
    expect(policyOf(off.page)).toBeNull();
  });

  test('waits with the policy until the page has named the manifest', () => {
    const { local, page } = pageOn();
    local.start();
    expect(policyOf(page)).toBeNull();
    local.start(['https://cdn.example.com']);
    expect(policyOf(page)).not.toBeNull();
  });

  test('stores a choice and loads the page again', () => {
    const { local, reload } = pageOn();
    local.choose({ emulatedHeadset: true });
    expect(JSON.parse(localStorage.getItem('holocade_sandbox') ?? '{}')).toMatchObject({ emulatedHeadset: true });
    expect(reload).toHaveBeenCalledOnce();
  });

  test('loads the headset once, and announces one that came late', async () => {
    store({ emulatedHeadset: true });
    const { local, load, xr } = pageOn();
    const changed = vi.fn();
    const announced = vi.fn();
    xr.addEventListener('devicechange', announced);
    local.onChange(changed);
    local.start([]);
    local.start([]);
    expect(local.headset).toBe('loading');
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(load).toHaveBeenCalledOnce();
    expect(local.headset).toBe('late');
    expect(announced).toHaveBeenCalledOnce();
  });

  test('has the headset in time when the parser waits for the sandbox', async () => {
    store({ emulatedHeadset: true });
    const { local, page } = pageOn();
    vi.spyOn(page, 'currentScript', 'get').mockReturnValue(
      Object.assign(page.createElement('script'), { async: false }),
    );
    local.start([]);
    await vi.waitFor(() => expect(local.headset).toBe('ready'));
  });

  test('reports a headset that is missing beside the SDK', async () => {
    store({ emulatedHeadset: true });
    const { local } = pageOn({ headset: () => Promise.reject(new Error('not found')) });
    local.start([]);
    await vi.waitFor(() => expect(local.headset).toBe('missing'));
  });

  test('offers no choice where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(pageOn({ storage: blocked }).local.canChoose).toBe(false);
    expect(pageOn().local.canChoose).toBe(true);
  });
});
