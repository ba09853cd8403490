import { type CallerKind, ROLES, scopeOf } from '@vse/domain/access/permissions';
import { type Contract, Problem } from '@vse/domain/contract/contract';
import * as z from 'zod';

export const CALLERS: readonly CallerKind[] = [...ROLES, 'respondent', 'anyone'];

type Schema = Record<string, unknown>;
/** An endpoint's contract and the record it belongs to. */
export type Described = { record: string; contract: Contract };

/** The OpenAPI 3.1 document of the given endpoints, made from their contracts. */
export function openApi(endpoints: readonly Described[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'VSE',
      version: '1.0.0',
      summary: 'Fragrance-recommendation quiz with a back office',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(endpoints.map(({ record }) => record))].map((name) => ({ name })),
    paths: Object.fromEntries(
      endpoints.map((described) => [
        `/${described.contract.route ?? described.contract.name}`,
        {
          [described.contract.method.toLowerCase()]: operation(described),
          ...(described.contract.searches && { post: searchOf(described) }),
        },
      ]),
    ),
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: {
        functionKey: { type: 'apiKey', in: 'header', name: 'x-functions-key' },
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Authorization',
          description: "'Bearer ' and a staff member's access token, or the token of one quiz",
        },
      },
    },
  };
}

function operation({ record, contract }: Described): Schema {
  const { name, summary, access, method, upload, keyless } = contract;
  const callers = CALLERS.filter((kind) => scopeOf(access, kind));
  const key = keyless ? {} : { functionKey: [] };
  const isPublic = callers.includes('anyone');
  const fromQuery = method === 'GET' || upload;
  return {
    operationId: name,
    summary,
    description: `For ${callers.map((kind) => `${kind} (${scopeOf(access, kind)})`).join(', ')}.`,
    'x-access': Object.fromEntries(callers.map((kind) => [kind, scopeOf(access, kind)])),
    tags: [record],
    security: isPublic ? [key, { ...key, token: [] }] : [{ ...key, token: [] }],
    ...(fromQuery && { parameters: parameters(contract) }),
    ...(method !== 'GET' && { requestBody: requestBody(contract) }),
    responses: {
      200: {
        description: 'Done',
        ...content('application/json', jsonSchema(contract.output, 'output')),
      },
      default: {
        description: 'A problem (RFC 9457)',
        ...content('application/problem+json', { $ref: '#/components/schemas/Problem' }),
      },
    },
  };
}

/** The POST that makes the same call as a GET, with the input in its body. */
function searchOf(described: Described): Schema {
  const { parameters: _, ...search } = operation(described);
  const { name, summary } = described.contract;
  return {
    ...search,
    operationId: `${name}Search`,
    summary: `${summary}; as a POST, so that no name or e-mail is in the address`,
    requestBody: requestBody(described.contract),
  };
}

function requestBody({ upload, input }: Contract): Schema {
  if (!upload)
    return { required: true, ...content('application/json', jsonSchema(input, 'input')) };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const form = { type: 'object', properties: { file }, required: ['file'] };
  return { required: true, ...content('multipart/form-data', form) };
}

function parameters({ input }: Contract): Schema[] {
  const { properties = {}, required = [] } = jsonSchema(input, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const content = (type: string, schema: Schema) => ({ content: { [type]: { schema } } });

/** The JSON schema of a contract's input or output, as other documents embed it. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
