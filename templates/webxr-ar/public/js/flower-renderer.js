const VERTEX = `
  uniform mat4 projection, view;
  uniform vec4 place; // x, y, z, size
  uniform float petals;
  attribute vec2 corner; // angle, distance from the middle
  varying float distance;
  void main() {
    float wave = petals > 0.0 ? 0.7 + 0.3 * cos(corner.x * petals) : 1.0;
    vec3 point = vec3(cos(corner.x), 0.0, sin(corner.x)) * corner.y * wave;
    distance = corner.y;
    gl_Position = projection * view * vec4(point * place.w + place.xyz, 1.0);
  }`;
const FRAGMENT = `
  precision mediump float;
  uniform vec3 inner, outer;
  varying float distance;
  void main() { gl_FragColor = vec4(mix(inner, outer, smoothstep(0.15, 0.5, distance)), 1.0); }`;
const STEPS = 96;

/** Draws flat flowers with WebGL: a ground on the page, a cursor and the planted flowers. */
export class FlowerRenderer {
  #gl;
  #uniforms;

  constructor(gl) {
    this.#gl = gl;
    const program = gl.createProgram();
    const addShader = (type, source) => {
      const shader = gl.createShader(type);
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    };
    addShader(gl.VERTEX_SHADER, VERTEX);
    addShader(gl.FRAGMENT_SHADER, FRAGMENT);
    gl.linkProgram(program);
    gl.useProgram(program);
    const names = ['projection', 'view', 'place', 'petals', 'inner', 'outer'];
    this.#uniforms = Object.fromEntries(names.map((name) => [name, gl.getUniformLocation(program, name)]));
    const fan = [0, 0];
    for (let step = 0; step <= STEPS; step += 1) fan.push((step / STEPS) * Math.PI * 2, 1);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(fan), gl.STATIC_DRAW);
    const corner = gl.getAttribLocation(program, 'corner');
    gl.enableVertexAttribArray(corner);
    gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  }

  beginView(projection, view) {
    this.#gl.uniformMatrix4fv(this.#uniforms.projection, false, projection);
    this.#gl.uniformMatrix4fv(this.#uniforms.view, false, view);
  }

  #drawFan(place, petals, inner, outer) {
    const gl = this.#gl;
    gl.uniform4fv(this.#uniforms.place, place);
    gl.uniform1f(this.#uniforms.petals, petals);
    gl.uniform3fv(this.#uniforms.inner, inner);
    gl.uniform3fv(this.#uniforms.outer, outer);
    gl.drawArrays(gl.TRIANGLE_FAN, 0, STEPS + 2);
  }

  drawGround() {
    this.#drawFan([0, -0.01, -2, 8], 0, [0.6, 0.8, 0.55], [0.87, 0.95, 0.89]);
  }

  drawCursor([x, y, z]) {
    this.#drawFan([x, y + 0.002, z, 0.1], 0, [1, 1, 1], [0.2, 0.5, 0.3]);
  }

  drawFlower({ position: [x, y, z], color, petals }) {
    this.#drawFan([x, y + 0.004, z, 0.22], petals, [1, 0.85, 0.2], color);
  }
}
