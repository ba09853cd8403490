import { build as buildWeb } from 'vite';
import viteConfig, { redirectPage } from '../web/vite.config.ts';
import { buildApi } from './build-api.ts';

console.log('Building the web app…');
for (const config of [viteConfig, redirectPage])
  await buildWeb({ ...config, configFile: false, logLevel: 'warn' });
console.log('Building the API…');
await buildApi();
console.log('Built web/dist and api/dist.');
