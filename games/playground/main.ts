import { holocade } from '@holocade/sdk';
import { calls } from './calls';
import './playground.css';
import { runCall } from './run-call';

const eventNames = [
  'pause',
  'resume',
  'mute',
  'unmute',
  'auth',
  'balance',
  'premium',
  'dialog',
  'purchase',
  'mail',
] as const;
const MOST_LINES = 40;

function element<E extends Element>(id: string, kind: new () => E): E {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}.`);
  return found;
}

const call = element('call', HTMLSelectElement);
const given = element('arguments', HTMLTextAreaElement);
const form = element('form', HTMLFormElement);
const log = element('log', HTMLOListElement);
const place = element('place', HTMLElement);

/** Adds a call, its result or an event to the log, newest first. */
function addLine(title: string, text: string, kind: 'answer' | 'error' | 'event'): void {
  const line = document.createElement('li');
  line.className = kind;
  const name = document.createElement('strong');
  name.textContent = title;
  const shown = document.createElement('pre');
  shown.textContent = text;
  line.append(name, shown);
  log.prepend(line);
  while (log.children.length > MOST_LINES) log.lastElementChild?.remove();
}

for (const path of Object.keys(calls)) call.append(new Option(path));
const propose = (): void => {
  given.value = JSON.stringify(calls[call.value] ?? []);
};
call.addEventListener('change', propose);
propose();

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const title = `${call.value}(${given.value.trim().replace(/^\[|\]$/g, '')})`;
  void runCall(holocade, call.value, given.value).then(({ ok, text }) => {
    addLine(title, text, ok ? 'answer' : 'error');
  });
});

for (const name of eventNames)
  holocade.events.on(name, (detail: unknown) => {
    addLine(`event ${name}`, JSON.stringify(detail, undefined, 2) ?? '', 'event');
  });

holocade.session.loading();
const places = {
  portal: 'This runs in the portal: every call is real.',
  local: 'This runs in the sandbox of the SDK: nothing leaves this page. Its panel signs a player in and out.',
  disabled: 'The SDK could not be loaded as a whole: reload the page.',
} as const;
void holocade.init().then((environment) => {
  place.textContent = places[environment];
  // The link leads nowhere outside the site.
  for (const id of ['site', 'hint']) element(id, HTMLElement).hidden = environment === 'portal';
  holocade.session.loaded();
});
