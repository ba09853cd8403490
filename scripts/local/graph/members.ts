import * as z from 'zod';
import { json, type Reply } from '../http/toolkit.ts';
import { badRequest, notFound } from './fault.ts';
import { type Call, contextOf, foundGroup, foundUser, type Graph, jsonBody } from './graph.ts';
import { selected } from './user.ts';

const MAX_PAGE_SIZE = 999;
const Reference = z.object({
  '@odata.id': z
    .string()
    .regex(/^https?:\/\/[^/]+\/v1\.0\/(directoryObjects|users)\/[\w-]+$/, 'Invalid reference'),
});
const NO_CONTENT: Reply = { status: 204 };

function topOf(query: URLSearchParams, pageSize: number): number {
  const top = Number(query.get('$top') ?? pageSize);
  if (!Number.isInteger(top) || top < 1 || top > MAX_PAGE_SIZE)
    throw badRequest(`Invalid page size specified: '${query.get('$top')}'.`);
  return Math.min(top, pageSize);
}

/** `GET /groups/{id}/members`, paged. */
export function listMembers(graph: Graph, { request, ids: [id = ''] }: Call): Reply {
  const groupId = foundGroup(id);
  const { searchParams: query } = request.url;
  const size = topOf(query, graph.behavior.pageSize);
  const after = Number(query.get('$skiptoken') ?? 0);
  if (!Number.isInteger(after)) throw badRequest('The skip token is not valid.');
  const found = graph.directory.members(groupId, after, size + 1);
  const page = found.slice(0, size);
  const next = new URL(request.url);
  next.searchParams.set('$skiptoken', String(page.at(-1)?.number));
  return json(200, {
    ...contextOf(request, 'directoryObjects'),
    ...(found.length > size && { '@odata.nextLink': next.href }),
    value: page.map(({ user }) => ({
      '@odata.type': '#microsoft.graph.user',
      ...selected(user, query.get('$select')),
    })),
  });
}

/** `POST /groups/{id}/members/$ref`. */
export function addMember(graph: Graph, { request, ids: [id = ''] }: Call): Reply {
  const reference = Reference.safeParse(jsonBody(request));
  if (!reference.success) throw badRequest("The property '@odata.id' is required.", 'BadRequest');
  const groupId = foundGroup(id);
  const userId = reference.data['@odata.id'].split('/').at(-1) ?? '';
  const user = foundUser(graph, userId);
  if (!graph.directory.addMember(groupId, user.id))
    throw badRequest(
      "One or more added object references already exist for the following modified properties: 'members'.",
    );
  return NO_CONTENT;
}

/** `DELETE /groups/{id}/members/{id}/$ref`. */
export function removeMember(graph: Graph, { ids: [group = '', id = ''] }: Call): Reply {
  if (!graph.directory.removeMember(foundGroup(group), id.toLowerCase())) throw notFound(id);
  return NO_CONTENT;
}

/** `DELETE /groups/{id}/members/{id}` without `/$ref` deletes the user, as in Graph. */
export function deleteMember(graph: Graph, { ids: [group = '', id = ''] }: Call): Reply {
  foundGroup(group);
  if (!graph.directory.removeUser(id.toLowerCase())) throw notFound(id);
  return NO_CONTENT;
}
