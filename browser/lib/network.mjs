/** A small neural network with random weights, in the format of KataGo. */

import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

const [PLANES, GLOBALS, VERSION] = [22, 19, 8];
const [CHANNELS, POLICY, VALUE, HIDDEN] = [6, 4, 4, 5];

/** Writes the network to a file whose name ends with `.txt.gz`. */
export async function writeNetwork(file) {
  const lines = [];
  let [state, names] = [1, 0];
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
  const name = (kind) => lines.push(`${kind}${++names}`);
  const floats = (count, middle, reach) =>
    lines.push(Array.from({ length: count }, () => (middle + reach * draw()).toPrecision(6)).join(" "));
  const convolution = (side, inputs, outputs, reach = 1.7) => {
    name("conv");
    lines.push(`${side} ${side} ${inputs} ${outputs} 1 1`);
    floats(side * side * inputs * outputs, 0, reach / Math.sqrt(side * side * inputs));
  };
  const norm = (channels) => {
    name("norm");
    lines.push(`${channels} 1e-3 1 1`);
    for (const [middle, reach] of [[0, 0.3], [1, 0.5], [1, 0.5], [0, 0.3]]) floats(channels, middle, reach);
  };
  const activation = () => name("activation");
  const matrix = (inputs, outputs) => {
    name("matrix");
    lines.push(`${inputs} ${outputs}`);
    floats(inputs * outputs, 0, 1.7 / Math.sqrt(inputs));
  };
  const bias = (channels) => {
    name("bias");
    lines.push(String(channels));
    floats(channels, 0, 0.3);
  };

  lines.push("drawn-at-random", `${VERSION} ${PLANES} ${GLOBALS}`);
  name("trunk");
  lines.push(`1 ${CHANNELS} 1 1 1 1`);
  convolution(3, PLANES, CHANNELS);
  matrix(GLOBALS, CHANNELS);
  lines.push("ordinary_block");
  name("block");
  norm(CHANNELS);
  activation();
  convolution(3, CHANNELS, CHANNELS);
  norm(CHANNELS);
  activation();
  convolution(3, CHANNELS, CHANNELS);
  norm(CHANNELS);
  activation();

  name("policy");
  convolution(1, CHANNELS, POLICY);
  convolution(1, CHANNELS, POLICY);
  norm(POLICY);
  activation();
  matrix(3 * POLICY, POLICY);
  norm(POLICY);
  activation();
  convolution(1, POLICY, 1);
  matrix(3 * POLICY, 1);

  name("value");
  convolution(1, CHANNELS, VALUE);
  norm(VALUE);
  activation();
  matrix(3 * VALUE, HIDDEN);
  bias(HIDDEN);
  activation();
  matrix(HIDDEN, 3);
  bias(3);
  matrix(HIDDEN, 4);
  bias(4);
  // Ownership, with weights that make it sure of some points.
  convolution(1, VALUE, 1, 80);
  await writeFile(file, gzipSync(`${lines.join("\n")}\n`));
}
