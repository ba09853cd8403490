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

/** Loads what respondents call, or what the office calls with its first call: a cold start waits for neither. */
export async function loadEndpoint(name: CallName): Promise<Endpoint> {
  const { respondentEndpoints } = await import('./respondent-endpoints.ts');
  if (isIn(respondentEndpoints, name)) return respondentEndpoints[name];
  const { officeEndpoints } = await import('./office-endpoints.ts');
  return officeEndpoints[name];
}

const isIn = <Part extends object>(part: Part, name: PropertyKey): name is keyof Part =>
  name in part;
