import { ROLES } from '@vse/domain/access/permissions';
import { NewUserSetting, NO_ROLE } from '@vse/domain/records/users';
import { useNavigate } from 'react-router';
import * as z from 'zod';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { notify } from '../../lib/notifications.ts';
import { paths } from '../../lib/paths.ts';
import { namesOf } from '../../lib/records/names-of.ts';
import { useProviders } from '../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import type { Person } from './directory/merge-people.ts';
import { draftOf, isKnown, type UserDraft } from './directory/person-draft.ts';
import { changeSettings, createSettings, readSettings } from './directory/settings-calls.ts';
import type { People } from './directory/use-people.ts';
import { isRefusedByDirectory } from './rights/user-rules.ts';

const EditedUser = NewUserSetting.extend({ role: z.enum(ROLES, 'ROLE_REQUIRED') });
export type UserForm = Omit<ReturnType<typeof useAddUser>, 'leave'>;

/** Adds a person and shows their page, which says which steps are done. */
export function useAddUser(people: People, blank: Pick<UserDraft, 'provider' | 'role'>) {
  const { users } = useOfficeWords();
  const navigate = useNavigate();
  return useRecordForm({
    whenUnavailable: 'COULD_NOT_ADD_USER',
    schema: NewUserSetting,
    errorTitle: users.errorAdding,
    labels: users.fields,
    initial: { firstName: '', lastName: '', email: '', logo: '', ...blank },
    check: ({ email }): Record<string, string> => {
      if (isKnown(people.items, email)) return { email: 'USER_EXISTS' };
      return isRefusedByDirectory(email) ? { email: users.emailRefused } : {};
    },
    save: async (input, { requestId }) => {
      const { settings, ...added } = await createSettings(input, requestId);
      people.put(settings);
      return added;
    },
    onSaved: ({ id, ...state }) => navigate(paths.user.getHref(id), { state }),
  });
}

/** Edits a user's settings. For a person who is only in the directory, it creates settings. */
export function useEditUser(person: Person, people: People) {
  const { users, parts } = useOfficeWords();
  const { items: providers } = useProviders();
  const navigate = useNavigate();
  const { settings } = person;
  return useRecordForm({
    whenUnavailable: settings ? '' : 'COULD_NOT_ADD_USER',
    schema: EditedUser,
    errorTitle: users.errorSaving,
    labels: users.fields,
    values: { provider: namesOf(providers), role: { ...parts.role, [NO_ROLE]: users.noRole } },
    record: draftOf(person),
    check: ({ email }): Record<string, string> =>
      email !== person.email && isRefusedByDirectory(email) ? { email: users.emailRefused } : {},
    save: async (input, { etag, requestId }) => {
      if (!settings) return createSettings(input, requestId);
      const changed = await changeSettings({ ...settings, etag }, input);
      people.put(changed.settings);
      const { directory, role } = changed.steps;
      if (directory === 'unchanged')
        notify(role === 'pending' ? users.savedRolePending : users.saved);
      return changed;
    },
    onSaved: ({ id, settings: saved, ...state }) => {
      if (state.steps.directory !== 'unchanged')
        navigate(paths.user.getHref(id), { replace: true, state });
      // Only now, because the new settings have another id, and with it this page has another address.
      if (state.isNew) people.put(saved);
    },
    reload: async () => {
      const fresh = await readSettings(settings?.id);
      if (!fresh) return undefined;
      const { email, role, changedDate, changedById } = fresh.settings;
      const draft = draftOf({ ...person, email, role, settings: fresh.settings });
      const isFromOutside = changedById !== undefined && !fresh.changedBy && !people.seesAll;
      return { ...draft, changedBy: fresh.changedBy, changedDate, isFromOutside };
    },
  });
}
