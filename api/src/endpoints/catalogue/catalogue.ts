import {
  createAdjective,
  deleteAdjective,
  listAdjectives,
  updateAdjective,
} from '@vse/domain/records/adjectives';
import {
  createFragrance,
  deleteFragrance,
  listFragrances,
  publishFragrances,
  updateFragrance,
} from '@vse/domain/records/fragrances';
import {
  createProvider,
  deleteProvider,
  listProviders,
  updateProvider,
} from '@vse/domain/records/providers';
import {
  createQuestion,
  deleteQuestion,
  listQuestions,
  sortQuestions,
  updateQuestion,
} from '@vse/domain/records/questions';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { catalogueEndpoints } from './catalogue-endpoints.ts';

export const adjectiveEndpoints = [
  endpoint(listAdjectives, async ({ services }) => ({ items: await services.adjectives.list() })),
  ...catalogueEndpoints(
    { create: createAdjective, update: updateAdjective, remove: deleteAdjective },
    ({ adjectives }) => adjectives,
  ),
];

export const fragranceEndpoints = [
  endpoint(listFragrances, async ({ input: { fields, id }, services: { fragrances } }) => {
    if (fields === 'list') return { items: await fragrances.rows(id) };
    return { items: id === undefined ? await fragrances.list() : await fragrances.only(id) };
  }),
  ...catalogueEndpoints(
    { create: createFragrance, update: updateFragrance, remove: deleteFragrance },
    ({ fragrances }) => fragrances,
  ),
  endpoint(publishFragrances, async ({ input, caller, services }) => ({
    ids: await services.fragrances.publish(input.ids, staffOf(caller).name),
  })),
];

export const providerEndpoints = [
  endpoint(listProviders, async ({ services }) => ({ items: await services.providers.list() })),
  ...catalogueEndpoints(
    { create: createProvider, update: updateProvider, remove: deleteProvider },
    ({ providers }) => providers,
  ),
];

export const questionEndpoints = [
  endpoint(listQuestions, ({ services }) => services.questions.list()),
  ...catalogueEndpoints(
    { create: createQuestion, update: updateQuestion, remove: deleteQuestion },
    ({ questions }) => questions,
  ),
  endpoint(sortQuestions, async ({ input, services }) => ({
    orderEtag: await services.questions.sort(input.ids, input.etag),
  })),
];
