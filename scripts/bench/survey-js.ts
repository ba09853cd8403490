import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { QuizQuestion } from '@vse/domain/records/quiz-results';
import { MULTIPLE, PHOTO } from '@vse/domain/rules/question-types';
import { build } from 'esbuild';

/** Installed into the benchmark's own folder: never a dependency of the project. */
const PACKAGES = ['survey-core@3', 'survey-react-ui@3', 'react@19', 'react-dom@19'];

const ENTRY = `
import 'survey-core/survey-core.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
const survey = await (await fetch('/survey.json')).json();
createRoot(document.getElementById('root')).render(createElement(Survey, { model: new Model(survey) }));
`;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>SurveyJS</title>
    <link rel="stylesheet" href="/app.css" />
    <script type="module" src="/app.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

const elementOf = ({ id, type, questionText, sourceAnswers }: QuizQuestion) => ({
  type: type === PHOTO ? 'imagepicker' : type === MULTIPLE ? 'checkbox' : 'radiogroup',
  name: id,
  title: questionText,
  isRequired: true,
  ...(type === PHOTO && { showLabel: true }),
  choices: sourceAnswers.map((answer) => ({
    value: answer.id,
    text: answer.title,
    ...(type === PHOTO && { imageLink: answer.heroImageUrl }),
  })),
});

/** Builds the same quiz over SurveyJS, as its guide for React has it, into `folder`/site. Throws without a registry. */
export async function buildSurveyJs(folder: string, questions: QuizQuestion[]): Promise<string> {
  const site = resolve(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(resolve(folder, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...PACKAGES];
  const { status } = spawnSync('npm', install, {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The packages of SurveyJS could not be installed.');
  await build({
    stdin: { contents: ENTRY, resolveDir: folder, loader: 'js' },
    outfile: resolve(site, 'app.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  writeFileSync(resolve(site, 'index.html'), PAGE);
  const survey = { pages: [{ elements: questions.map(elementOf) }] };
  writeFileSync(resolve(site, 'survey.json'), JSON.stringify(survey));
  return site;
}
