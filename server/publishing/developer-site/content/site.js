// Adds copy buttons to code blocks, and shows results while the reader types in the search field. Every page also works without this script.
const status = document.querySelector('#status');

/** Announces a text to screen readers, even if the previous text was the same. */
function announce(text) {
  status.textContent = '';
  setTimeout(() => {
    status.textContent = text;
  }, 50);
}

function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

const DENIED = 'Your browser did not allow copying. The code is selected: press Ctrl+C or ⌘C.';

for (const figure of document.querySelectorAll('.code')) {
  const code = figure.querySelector('code');
  const note = element('p', { className: 'denied', hidden: true, textContent: DENIED });
  const button = element('button', { type: 'button', textContent: 'Copy' });
  button.setAttribute('aria-label', `Copy ${figure.dataset.file || 'this code'}`);
  let waiting;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = 'Copied';
      note.hidden = true;
      announce('Copied');
    } catch {
      getSelection().selectAllChildren(code);
      button.textContent = 'Not copied';
      note.hidden = false;
      announce(DENIED);
    }
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  });
  figure.append(button, note);
}

/** Milliseconds after the last key before a search starts. */
const PAUSE = 120;
const field = document.querySelector('#search-field');
const { form } = field;
const found = element('div', { className: 'found', hidden: true });
form.append(found);
let request = new AbortController();
let typing;

const links = () => [...found.querySelectorAll('a')];
const addressOf = (query) => `/search?q=${encodeURIComponent(query)}`;

function close() {
  clearTimeout(typing);
  request.abort();
  found.hidden = true;
}

function show(count, ...children) {
  found.replaceChildren(...children);
  found.hidden = false;
  announce(count);
}

const pieceOf = ([text, isMatch]) => (isMatch ? element('mark', { textContent: text }) : text);

const resultOf = ({ href, page, heading, sentence }) =>
  element(
    'li',
    {},
    element(
      'a',
      { href },
      element('strong', { textContent: heading }),
      element('small', { textContent: page }),
      element('span', {}, ...sentence.map(pieceOf)),
    ),
  );

const linkTo = (href, textContent) => element('li', {}, element('a', { href, textContent }));

function showAnswer(query, { total, results, suggestions }) {
  if (results.length > 0) {
    const all = linkTo(addressOf(query), `All results (${total})`);
    show(total === 1 ? '1 result' : `${total} results`, element('ul', {}, ...results.map(resultOf), all));
    return;
  }
  const none = `No results for “${query}”.`;
  const more = suggestions.length > 0 ? 'Try one of these:' : 'Try a shorter word, or the name of a call.';
  show(
    `${none} ${more}`,
    element('p', { textContent: `${none} ${more}` }),
    element('ul', {}, ...suggestions.map((word) => linkTo(addressOf(word), word))),
  );
}

async function search() {
  request.abort();
  const query = field.value.trim();
  if (query === '') return close();
  const { signal } = (request = new AbortController());
  try {
    const answer = await fetch(`/search.json?q=${encodeURIComponent(query)}`, { signal });
    if (!answer.ok) throw new Error(String(answer.status));
    const body = await answer.json();
    if (!signal.aborted) showAnswer(query, body);
  } catch {
    if (signal.aborted) return;
    const failed = 'The search did not respond. Press Enter to try again.';
    show(failed, element('p', { textContent: failed }));
  }
}

field.addEventListener('input', () => {
  clearTimeout(typing);
  typing = setTimeout(search, PAUSE);
});

form.addEventListener('keydown', (event) => {
  if (found.hidden) return;
  const all = links();
  const at = all.indexOf(document.activeElement);
  if (event.key === 'Escape') {
    field.focus();
    close();
  } else if (event.key === 'ArrowDown') (all[at + 1] ?? all[0])?.focus();
  else if (event.key === 'ArrowUp') (at === 0 ? field : all.at(at === -1 ? -1 : at - 1))?.focus();
  else return;
  event.preventDefault();
});
// A result can be a heading of this page, which then stays open.
found.addEventListener('click', close);
form.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget && !form.contains(relatedTarget)) close();
});
document.addEventListener('pointerdown', ({ target }) => {
  if (!form.contains(target)) close();
});
document.addEventListener('keydown', (event) => {
  const { target } = event;
  const isTyping = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
  event.preventDefault();
  field.focus();
  field.select();
});
