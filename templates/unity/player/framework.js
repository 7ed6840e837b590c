/** Runs the WebAssembly program of the build with WebGL, time, input and headset sessions. */
globalThis.unityFramework = async function (Module, content) {
  const { canvas } = Module;
  const gl = canvas.getContext('webgl2', { antialias: true, xrCompatible: true });
  const program = gl.createProgram();
  const sources = [
    [
      gl.VERTEX_SHADER,
      `#version 300 es
      uniform mat4 projection, view;
      uniform vec4 place;
      uniform vec3 size;
      in vec3 corner, normal;
      out vec3 world, facing;
      void main() {
        float s = sin(place.w), c = cos(place.w);
        mat3 turn = mat3(c, 0, -s, 0, 1, 0, s, 0, c);
        world = turn * (corner * size) + place.xyz;
        facing = turn * normal;
        gl_Position = projection * view * vec4(world, 1);
      }`,
    ],
    [
      gl.FRAGMENT_SHADER,
      `#version 300 es
      precision highp float;
      uniform vec4 color;
      in vec3 world, facing;
      out vec4 result;
      void main() {
        vec3 way = vec3(0, 2.5, -3) - world;
        float light = 0.35 + 0.9 * max(0.0, dot(normalize(facing), normalize(way))) / (1.0 + 0.05 * dot(way, way));
        result = vec4(color.rgb * max(light, color.a), 1);
      }`,
    ],
  ];
  for (const [type, source] of sources) {
    const shader = gl.createShader(type);
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  const names = ['projection', 'view', 'place', 'size', 'color'];
  const uniform = Object.fromEntries(names.map((name) => [name, gl.getUniformLocation(program, name)]));
  const vertices = [];
  for (const axis of [0, 1, 2])
    for (const side of [-1, 1])
      for (const [a, b] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, -1],
        [1, 1],
        [-1, 1],
      ]) {
        const point = { [axis]: side / 2, [(axis + 1) % 3]: a / 2, [(axis + 2) % 3]: (b * side) / 2 };
        vertices.push(point[0], point[1], point[2], ...[0, 1, 2].map((one) => (one === axis ? side : 0)));
      }
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(vertices), gl.STATIC_DRAW);
  for (const [index, name] of ['corner', 'normal'].entries()) {
    const at = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(at);
    gl.vertexAttribPointer(at, 3, gl.FLOAT, false, 24, index * 12);
  }
  gl.enable(gl.DEPTH_TEST);
  gl.enable(gl.CULL_FACE);

  const env = {
    sin: Math.sin,
    draw_box(x, y, z, turn, width, height, depth, red, green, blue, glow) {
      gl.uniform4f(uniform.place, x, y, z, turn);
      gl.uniform3f(uniform.size, width, height, depth);
      gl.uniform4f(uniform.color, red, green, blue, glow);
      gl.drawArrays(gl.TRIANGLES, 0, 36);
    },
  };
  const { instance } = await Module.instantiateWasm({ env });
  const { memory, draw, set_lamps: setLamps, switch_lamps: switchLamps } = instance.exports;
  new Float32Array(memory.buffer, 0, content.lamps.length * 3).set(content.lamps.flat());
  setLamps(content.lamps.length);

  const drawView = (time, projection, view) => {
    gl.uniformMatrix4fv(uniform.projection, false, projection);
    gl.uniformMatrix4fv(uniform.view, false, view);
    draw(time / 1000);
  };
  let session;
  let sideways = 0;
  function drawPage(time) {
    if (session) return;
    canvas.width = canvas.clientWidth * devicePixelRatio;
    canvas.height = canvas.clientHeight * devicePixelRatio;
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.clearColor(0.1, 0.08, 0.13, 1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    const lens = [(1.3 * canvas.height) / canvas.width, 0, 0, 0, 0, 1.3, 0, 0, 0, 0, -1.002, -1, 0, 0, -0.2, 0];
    drawView(time, lens, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -sideways, -1.6, -2, 1]);
    requestAnimationFrame(drawPage);
  }
  async function startSession() {
    session = await navigator.xr.requestSession('immersive-vr', { requiredFeatures: ['local-floor'] });
    session.addEventListener('select', switchLamps);
    session.addEventListener('end', () => {
      session = undefined;
      requestAnimationFrame(drawPage);
    });
    await gl.makeXRCompatible();
    await session.updateRenderState({ baseLayer: new XRWebGLLayer(session, gl) });
    const space = await session.requestReferenceSpace('local-floor');
    session.requestAnimationFrame(function drawEyes(time, frame) {
      frame.session.requestAnimationFrame(drawEyes);
      const layer = frame.session.renderState.baseLayer;
      gl.bindFramebuffer(gl.FRAMEBUFFER, layer.framebuffer);
      gl.clearColor(0.1, 0.08, 0.13, 1);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      for (const eye of frame.getViewerPose(space)?.views ?? []) {
        const { x, y, width, height } = layer.getViewport(eye);
        gl.viewport(x, y, width, height);
        drawView(time, eye.projectionMatrix, eye.transform.inverse.matrix);
      }
    });
  }
  Module.WebXR = {
    onAvailability: (listener) => navigator.xr?.isSessionSupported('immersive-vr').then(listener),
    toggleVR: () => (session ? session.end() : startSession().catch((error) => console.error(error.message))),
  };
  canvas.addEventListener('pointerdown', switchLamps);
  addEventListener('keydown', ({ code }) => {
    if (code === 'Space') switchLamps();
    if (code === 'ArrowLeft') sideways = Math.max(-2, sideways - 0.2);
    if (code === 'ArrowRight') sideways = Math.min(2, sideways + 0.2);
  });
  requestAnimationFrame(drawPage);
};
