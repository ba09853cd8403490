import {
  createUserLanguageHistory,
  getSession,
  type Session,
  updateUserSetting,
} from '@vse/domain/users';
import { useEffect } from 'react';
import { staffCall, useRefresh } from '../lib/api/staff.ts';
import { notify } from '../lib/notifications.ts';
import { problemMessages } from '../lib/problem.ts';
import { showForStaff, tabLanguage } from '../lib/words/language-choice.ts';
import { isLanguage } from '../lib/words/languages.ts';
import { officeWords, wordsNow } from '../lib/words/words.ts';

/** Shows the language kept for the person, and answers how they choose another, which is kept and recorded. */
export function useStaffLanguage({ language, settings }: Session) {
  const refresh = useRefresh(getSession);
  // Without settings nothing is kept for the person: this browser's own choice stays.
  const kept = settings ? language : null;
  useEffect(() => {
    // An address that names a language has the say in its tab.
    if (kept !== null && isLanguage(kept) && !tabLanguage()) showForStaff(kept).catch(() => {});
  }, [kept]);

  return async function choose(code: string) {
    if (!isLanguage(code)) return;
    try {
      await showForStaff(code);
    } catch {
      notify((await officeWords()).language.notLoaded, { isError: true });
      return;
    }
    try {
      // The whole record goes back, so it must be the newest.
      const newest = await staffCall(getSession, {});
      const { userId } = newest;
      if (userId === null || newest.settings === null || code === newest.language) return;
      await staffCall(updateUserSetting, { ...newest.settings, language: code });
      await staffCall(createUserLanguageHistory, { userId, language: code });
    } catch (error) {
      const { language: said } = await officeWords();
      notify([said.notSaved, ...problemMessages(error, wordsNow())].join(' '), { isError: true });
    } finally {
      await refresh();
    }
  };
}
