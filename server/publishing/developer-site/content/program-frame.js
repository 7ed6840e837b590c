// Runs a program of the playground. The page has an opaque origin, so it has no storage, no cookies and no access to other pages.
// Only the editor's origin receives the port that carries programs and output.
// The block scope hides these names from the program.
{
  const { editor } = document.currentScript.dataset;
  const { port1: port, port2: editorPort } = new MessageChannel();
  const { stringify } = JSON;

  const textOf = (value) => {
    if (typeof value === 'string') return value;
    if (value instanceof Error) return `${value.name}: ${value.message}${value.code ? ` (${value.code})` : ''}`;
    try {
      return stringify(value, undefined, 2) ?? String(value);
    } catch {
      return String(value);
    }
  };

  const send = (level, values) => port.postMessage({ level, text: values.map(textOf).join(' ') });

  port.onmessage = ({ data }) => {
    // Opening a document removes the listeners of its window.
    document.open();
    for (const level of ['log', 'info', 'warn', 'error']) {
      const original = console[level];
      console[level] = (...values) => {
        send(level, values);
        original.apply(console, values);
      };
    }
    addEventListener('error', ({ message, lineno }) =>
      send('error', [lineno ? `${message} (line ${lineno})` : message]),
    );
    addEventListener('unhandledrejection', ({ reason }) => send('error', [reason]));
    document.write(data);
    document.close();
  };
  parent.postMessage('program-frame', editor, [editorPort]);
}
