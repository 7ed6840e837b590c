/** Loads the data, the framework and the program of a build in Unity's WebGL layout, and starts the player. */
globalThis.createUnityInstance = function (canvas, config, onProgress = () => {}) {
  const Module = { ...config, canvas };
  let loaded = 0;
  const report = (value) => {
    loaded += 1;
    onProgress(loaded / 3);
    return value;
  };
  const request = async (url) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`Unable to load file ${url}! Check that the file exists on the remote server.`);
    return response;
  };
  const framework = new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = config.frameworkUrl;
    script.onload = () => resolve(globalThis.unityFramework);
    // A compressed script without a Content-Encoding header cannot run.
    script.onerror = () => reject(new Error(`Unable to parse ${config.frameworkUrl}! Check its Content-Encoding.`));
    document.body.appendChild(script);
  });
  Module.instantiateWasm = (imports) => WebAssembly.instantiateStreaming(request(config.codeUrl), imports).then(report);
  const data = request(config.dataUrl).then((response) => response.json());
  return Promise.all([framework.then(report), data.then(report)]).then(async ([start, content]) => {
    await start(Module, content);
    return { Module, SetFullscreen: () => canvas.requestFullscreen() };
  });
};
