import { loadEndpoints } from '../../api/src/endpoints/endpoints.ts';

/** All endpoints by their wire names, loaded before a test begins. */
export const endpoints = await loadEndpoints();
