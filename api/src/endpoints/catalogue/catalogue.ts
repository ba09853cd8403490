import * as adjectives from '@vse/domain/records/adjectives';
import * as fragrances from '@vse/domain/records/fragrances';
import * as providers from '@vse/domain/records/providers';
import * as questions from '@vse/domain/records/questions';
import { newIdFor, staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Caller } from '../../services/access/identify-caller.ts';
import { adjectiveKind } from '../../services/catalogue/adjectives.ts';
import {
  addRecord,
  listRecords,
  removeRecord,
  updateRecord,
} from '../../services/catalogue/catalogue.ts';
import {
  fragranceKind,
  fragranceRow,
  onlyFragrance,
  pageOfRows,
} from '../../services/catalogue/fragrances.ts';
import { providerKind } from '../../services/catalogue/providers.ts';
import {
  addQuestion,
  listQuestions,
  removeQuestion,
  sortQuestions,
  updateQuestion,
} from '../../services/catalogue/questions.ts';
import type { Owner } from '../../store/document-types.ts';

/** Returns the id of the caller's settings, or '' for the first Admin, who has no settings. */
const saverOf = (caller: Caller): Owner => staffOf(caller).userId ?? '';

export const listAdjectivesEndpoint = endpoint(adjectives.listAdjectives, ({ context }) =>
  listRecords(context, adjectiveKind),
);

export const createAdjectiveEndpoint = endpoint(adjectives.createAdjective, async (call) => ({
  id: await addRecord(
    call.context,
    adjectiveKind,
    newIdFor(call),
    call.input,
    saverOf(call.caller),
  ),
}));

export const updateAdjectiveEndpoint = endpoint(
  adjectives.updateAdjective,
  async ({ input: { id, etag, ...fields }, caller, context }) => ({
    etag: await updateRecord(context, adjectiveKind, id, etag, fields, saverOf(caller)),
  }),
);

export const deleteAdjectiveEndpoint = endpoint(
  adjectives.deleteAdjective,
  async ({ input: { id, etag }, caller, context, noteFacts }) => {
    noteFacts({ detail: await removeRecord(context, adjectiveKind, id, etag, saverOf(caller)) });
    return {};
  },
);

export const listFragrancesEndpoint = endpoint(
  fragrances.listFragrances,
  ({ input: { fields, id, ...page }, context }) => {
    if (fields === 'list')
      return id === undefined ? pageOfRows(context, page) : fragranceRow(context, id);
    return id === undefined ? listRecords(context, fragranceKind) : onlyFragrance(context, id);
  },
);

export const createFragranceEndpoint = endpoint(fragrances.createFragrance, async (call) => ({
  id: await addRecord(
    call.context,
    fragranceKind,
    newIdFor(call),
    call.input,
    saverOf(call.caller),
  ),
}));

export const updateFragranceEndpoint = endpoint(
  fragrances.updateFragrance,
  async ({ input: { id, etag, ...fields }, caller, context }) => ({
    etag: await updateRecord(context, fragranceKind, id, etag, fields, saverOf(caller)),
  }),
);

export const deleteFragranceEndpoint = endpoint(
  fragrances.deleteFragrance,
  async ({ input: { id, etag }, caller, context, noteFacts }) => {
    noteFacts({ detail: await removeRecord(context, fragranceKind, id, etag, saverOf(caller)) });
    return {};
  },
);

export const listProvidersEndpoint = endpoint(providers.listProviders, ({ context }) =>
  listRecords(context, providerKind),
);

export const createProviderEndpoint = endpoint(providers.createProvider, async (call) => ({
  id: await addRecord(call.context, providerKind, newIdFor(call), call.input, saverOf(call.caller)),
}));

export const updateProviderEndpoint = endpoint(
  providers.updateProvider,
  async ({ input: { id, etag, ...fields }, caller, context }) => ({
    etag: await updateRecord(context, providerKind, id, etag, fields, saverOf(caller)),
  }),
);

export const deleteProviderEndpoint = endpoint(
  providers.deleteProvider,
  async ({ input: { id, etag }, caller, context, noteFacts }) => {
    noteFacts({ detail: await removeRecord(context, providerKind, id, etag, saverOf(caller)) });
    return {};
  },
);

export const listQuestionsEndpoint = endpoint(questions.listQuestions, ({ context }) =>
  listQuestions(context),
);

export const createQuestionEndpoint = endpoint(questions.createQuestion, async (call) => ({
  id: await addQuestion(call.context, newIdFor(call), call.input, saverOf(call.caller)),
}));

export const updateQuestionEndpoint = endpoint(
  questions.updateQuestion,
  async ({ input: { id, etag, ...fields }, caller, context }) => ({
    etag: await updateQuestion(context, id, etag, fields, saverOf(caller)),
  }),
);

export const deleteQuestionEndpoint = endpoint(
  questions.deleteQuestion,
  async ({ input: { id, etag }, context, noteFacts }) => {
    noteFacts({ detail: await removeQuestion(context, id, etag) });
    return {};
  },
);

export const sortQuestionsEndpoint = endpoint(
  questions.sortQuestions,
  async ({ input: { ids, etag }, context }) => ({
    orderEtag: await sortQuestions(context, ids, etag),
  }),
);
