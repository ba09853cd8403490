import type { CallName } from '@vse/domain/contract/contracts';
import type { Endpoint, Endpoints } from '../http/endpoint.ts';

/** Loads all endpoints. */
export async function loadEndpoints(): Promise<Endpoints> {
  const [{ respondentEndpoints }, { officeEndpoints }] = await Promise.all([
    import('./respondent-endpoints.ts'),
    import('./office-endpoints.ts'),
  ]);
  return { ...respondentEndpoints, ...officeEndpoints };
}

/** Loads what respondents call, or all endpoints with the first call of the office: a cold start waits for neither. */
export async function loadEndpoint(name: CallName): Promise<Endpoint> {
  const { respondentEndpoints } = await import('./respondent-endpoints.ts');
  const ofRespondents: Partial<Record<CallName, Endpoint>> = respondentEndpoints;
  return ofRespondents[name] ?? (await loadEndpoints())[name];
}
