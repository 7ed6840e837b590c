/** Runs commands that the parent process sends with `call`, and returns their results. */
export function serveCommands(commands) {
  process.on('message', async ({ id, name, input }) => {
    try {
      process.send({ id, result: await commands[name](input) });
    } catch (error) {
      process.send({ id, failure: String(error?.stack ?? error) });
    }
  });
}

let calls = 0;

/** Runs a command of a child process that was started with a channel. Rejects if the command fails or the process exits. */
export function call(child, name, input) {
  const id = (calls += 1);
  return new Promise((resolve, reject) => {
    const settle = (finish) => (value) => {
      child.off('message', onMessage).off('exit', onExit);
      finish(value);
    };
    const onExit = settle((code) => reject(new Error(`The process ended with ${code} during ${name}.`)));
    const onMessage = (message) => {
      if (message.id !== id) return;
      if (message.failure === undefined) settle(resolve)(message.result);
      else settle(reject)(new Error(message.failure));
    };
    child.on('message', onMessage).on('exit', onExit);
    child.send({ id, name, input });
  });
}
