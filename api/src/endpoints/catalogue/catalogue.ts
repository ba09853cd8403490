import * as adjectives from '@vse/domain/records/adjectives';
import * as fragrances from '@vse/domain/records/fragrances';
import * as providers from '@vse/domain/records/providers';
import * as questions from '@vse/domain/records/questions';
import { endpoint } from '../../http/endpoint.ts';
import { catalogueEndpoints } from './catalogue-endpoints.ts';

export const adjectiveEndpoints = [
  endpoint(adjectives.listAdjectives, ({ services }) => services.adjectives.list()),
  ...catalogueEndpoints(
    {
      create: adjectives.createAdjective,
      update: adjectives.updateAdjective,
      remove: adjectives.deleteAdjective,
    },
    (services) => services.adjectives,
  ),
];

export const fragranceEndpoints = [
  endpoint(fragrances.listFragrances, ({ input: { fields, id }, services }) => {
    if (fields === 'list') return services.fragrances.rows(id);
    return id === undefined ? services.fragrances.list() : services.fragrances.only(id);
  }),
  ...catalogueEndpoints(
    {
      create: fragrances.createFragrance,
      update: fragrances.updateFragrance,
      remove: fragrances.deleteFragrance,
    },
    (services) => services.fragrances,
  ),
];

export const providerEndpoints = [
  endpoint(providers.listProviders, ({ services }) => services.providers.list()),
  ...catalogueEndpoints(
    {
      create: providers.createProvider,
      update: providers.updateProvider,
      remove: providers.deleteProvider,
    },
    (services) => services.providers,
  ),
];

export const questionEndpoints = [
  endpoint(questions.listQuestions, ({ services }) => services.questions.list()),
  ...catalogueEndpoints(
    {
      create: questions.createQuestion,
      update: questions.updateQuestion,
      remove: questions.deleteQuestion,
    },
    (services) => services.questions,
  ),
  endpoint(questions.sortQuestions, async ({ input, services }) => ({
    orderEtag: await services.questions.sort(input.ids, input.etag),
  })),
];
