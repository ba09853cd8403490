import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const usual = {
  port: undefined,
  data: '.local',
  reset: false,
  empty: false,
  built: false,
  entra: false,
  cosmos: undefined,
  log: false,
};

test.each([
  ['', usual],
  ['--port 5000', { ...usual, port: 5000 }],
  ['--data elsewhere --reset', { ...usual, data: 'elsewhere', reset: true }],
  ['--log', { ...usual, log: true }],
  ['--empty --built --entra', { ...usual, empty: true, built: true, entra: true }],
  ['--cosmos http://127.0.0.1:8081', { ...usual, cosmos: 'http://127.0.0.1:8081' }],
  [
    '--cosmos https://vse.documents.azure.com',
    { ...usual, cosmos: 'https://vse.documents.azure.com' },
  ],
  ['--reset --help', 'help'],
])('npm start -- %s is accepted', (line, options) => {
  expect(readOptions(line.split(' ').filter(Boolean))).toEqual(options);
});

const NO_PORT = 'a port is a number from 1 to 65535.';
const NO_SERVER = 'not the address of a server';

test.each([
  ['--port 0', NO_PORT],
  ['--port 65536', NO_PORT],
  ['--port 80.5', NO_PORT],
  ['--port abc', NO_PORT],
  ['--cosmos nowhere', NO_SERVER],
  ['--cosmos foo:bar', NO_SERVER],
  ['--cosmos file:///etc/passwd', NO_SERVER],
  ['--prot 80', "Unknown option '--prot'"],
  ['80', "Unexpected argument '80'"],
])('npm start -- %s is refused in one line', (line, words) => {
  expect(() => readOptions(line.split(' '))).toThrow(words);
  expect(() => readOptions(line.split(' '))).not.toThrow('\n');
});
