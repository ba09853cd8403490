import type { Contract } from '@vse/domain/contract/contract';
import { contracts } from '@vse/domain/contract/contracts';
import type { Endpoint, Endpoints } from '../http/endpoint.ts';
import { respondentEndpoints } from './respondent-endpoints.ts';

/** All registered endpoints, by their wire names. */
export const endpoints = Object.fromEntries(
  contracts.map(({ contract }) => [contract.name, endpointOf(contract)]),
) as Endpoints;

/** Those of the office are loaded together by the first call of one of them. */
function endpointOf(contract: Contract): Endpoint {
  const { name } = contract;
  const ofRespondents: Record<string, Endpoint> = respondentEndpoints;
  return (
    ofRespondents[name] ?? {
      contract,
      async answer(request, context) {
        const { officeEndpoints } = await import('./office-endpoints.ts');
        return officeEndpoints[name as keyof typeof officeEndpoints].answer(request, context);
      },
    }
  );
}
