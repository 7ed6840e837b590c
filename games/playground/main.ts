import { strToU8, zipSync } from 'fflate';
import { createEditor } from './editor';
import { examples } from './examples';
import './playground.css';
import { programFragment, programInFragment, withFirstScript } from './program';

const DRAFT_KEY = 'playground-program';
const MOST_MESSAGES = 100;
const LONGEST_MESSAGE = 4000;
/** Message with which the frame of programs sends its port. */
const READY = 'program-frame';

function element<E extends Element>(id: string, kind: new () => E): E {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}.`);
  return found;
}

const root = element('playground', HTMLElement);
const { frame: frameAddress = '', sdk = '' } = root.dataset;
const headsetAddress = sdk.replace(/[^/]+$/, 'emulated-headset.js');
const place = element('frame', HTMLElement);
const log = element('log', HTMLOListElement);
const notice = element('notice', HTMLElement);
const choice = element('example', HTMLSelectElement);
const headset = element('headset', HTMLInputElement);

/** Stores the program for a reload of this tab and for the console. Returns false if the browser blocks the storage. */
function store(program: string): boolean {
  try {
    sessionStorage.setItem(DRAFT_KEY, program);
    return true;
  } catch {
    return false;
  }
}

function stored(): string | undefined {
  try {
    return sessionStorage.getItem(DRAFT_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

const exampleAt = (index: number): string => examples[index]?.program.replaceAll('{sdk}', sdk) ?? '';

const editor = createEditor({
  parent: element('editor', HTMLElement),
  program: stored() ?? exampleAt(0),
  nonce: document.querySelector('script')?.nonce ?? '',
  changed: store,
  run,
});

function addMessage(level: string, text: string): void {
  const line = document.createElement('li');
  const shown = document.createElement('pre');
  line.className = level;
  shown.textContent = text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)} …` : text;
  line.append(shown);
  log.append(line);
  while (log.children.length > MOST_MESSAGES) log.firstElementChild?.remove();
}

function receive({ data }: MessageEvent<unknown>): void {
  const { level, text } = Object(data) as { readonly level?: unknown; readonly text?: unknown };
  if (typeof text === 'string') addMessage(level === 'error' || level === 'warn' ? level : 'log', text);
}

let running: HTMLIFrameElement | undefined;

/** Runs the program in a new frame without any state of the previous run. */
function run(): void {
  const started = document.createElement('iframe');
  started.title = 'Running program';
  started.setAttribute('sandbox', 'allow-scripts allow-pointer-lock');
  started.src = frameAddress;
  running = started;
  log.replaceChildren();
  notice.textContent = 'The program is running.';
  place.replaceChildren(started);
}

addEventListener('message', ({ source, data, ports: [port] }: MessageEvent<unknown>) => {
  if (running === undefined || source !== running.contentWindow || data !== READY || port === undefined) return;
  port.onmessage = receive;
  const program = editor.program();
  port.postMessage(headset.checked ? withFirstScript(program, headsetAddress) : program);
});

async function share(): Promise<void> {
  const fragment = programFragment(editor.program());
  if (fragment === undefined) {
    notice.textContent = 'The program is too long for a link: at most 16 KiB. Download it instead.';
    return;
  }
  history.replaceState(undefined, '', fragment);
  try {
    await navigator.clipboard.writeText(location.href);
    notice.textContent = 'Link copied.';
  } catch {
    notice.textContent = 'Your browser did not allow copying. The address of this page is the link.';
  }
}

function download(): void {
  const archive = zipSync({ 'index.html': strToU8(editor.program()) });
  const address = URL.createObjectURL(new Blob([archive], { type: 'application/zip' }));
  Object.assign(document.createElement('a'), { href: address, download: 'playground.zip' }).click();
  URL.revokeObjectURL(address);
  notice.textContent = 'Downloaded as playground.zip.';
}

/** Opens the console, which publishes the program as a draft after a choice and a press. */
function openConsole(): void {
  if (store(editor.program())) location.assign('/console/-/program');
  else notice.textContent = 'Your browser blocks storage, so the console cannot read the program. Download it instead.';
}

choice.append(...examples.map(({ title }, index) => new Option(title, String(index))));
choice.addEventListener('change', () => {
  editor.replace(exampleAt(Number(choice.value)));
  notice.textContent = 'Example loaded. Press undo in the editor to restore your program.';
});
element('run', HTMLButtonElement).addEventListener('click', run);
element('share', HTMLButtonElement).addEventListener('click', () => void share());
element('own-draft', HTMLButtonElement).addEventListener('click', openConsole);
element('download', HTMLButtonElement).addEventListener('click', download);

/** Shows the program of the link, if the address has one. The program runs only after a press of Run. */
function openLink(): void {
  const program = programInFragment(location.hash);
  if (program !== undefined) {
    if (program !== editor.program()) editor.replace(program);
    notice.textContent = 'This program comes from a link. Read it before you run it.';
  } else if (location.hash.startsWith('#program=')) notice.textContent = 'The program of this link cannot be read.';
}
addEventListener('hashchange', openLink);
openLink();
root.hidden = false;
