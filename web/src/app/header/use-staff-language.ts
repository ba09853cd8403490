import {
  createUserLanguageHistory,
  getSession,
  updateUserSetting,
} from '@vse/domain/contract/calls';
import type { Session } from '@vse/domain/records/users';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isPassing } from '../../lib/api/api-error.ts';
import { staffCall, useRefresh } from '../../lib/api/staff.ts';
import { errorMessages } from '../../lib/forms/errors.ts';
import { notify } from '../../lib/notifications.ts';
import {
  forgetUnsaved,
  rememberUnsaved,
  showForStaff,
  tabLanguage,
  unsavedLanguage,
} from '../../lib/words/language-choice.ts';
import { isLanguage, type Language } from '../../lib/words/languages.ts';
import { officeWords } from '../../lib/words/office-words.ts';
import { wordsNow } from '../../lib/words/words.ts';
import { lastWins } from './last-wins.ts';

/** Shows the person's saved language. Returns a function that changes and saves it. */
export function useStaffLanguage({ language, settings, userId, hasAccess }: Session) {
  const refresh = useRefresh(getSession);
  const latest = useRef<Language>(undefined);
  // Without settings or access nothing is saved for the person, so this browser's own choice stays.
  const saved = settings && hasAccess ? language : null;
  const applySaved = useEffectEvent(() => {
    if (saved === null) return;
    const unsaved = unsavedLanguage(userId);
    // The choice was made just before a reload that interrupted it.
    if (unsaved) void choose(unsaved);
    // A language in the address takes precedence in its tab.
    else if (isLanguage(saved) && !tabLanguage()) showForStaff(saved).catch(() => {});
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the person or their saved language changes
  useEffect(() => applySaved(), [saved, userId]);

  async function choose(code: string) {
    if (!isLanguage(code)) return;
    latest.current = code;
    // Before anything that waits, because a reload may come at any time.
    if (saved !== null && userId !== null) rememberUnsaved(userId, code);
    try {
      await showForStaff(code);
    } catch {
      notify((await officeWords()).language.notLoaded, { isError: true });
      return;
    }
    // The words of an earlier choice may arrive after those of the last one.
    if (latest.current !== code || saved === null || userId === null) return;
    await save(code).finally(refresh);
  }
  return choose;
}

/**
 * One save at a time, because each save reads and writes the whole record. A later choice replaces the waiting ones.
 */
const save = lastWins(async (code: Language) => {
  try {
    // The save sends the whole record, so it must start from the newest copy.
    const { userId, settings, language } = await staffCall(getSession, {});
    if (userId !== null && settings !== null && code !== language) {
      await staffCall(updateUserSetting, { ...settings, language: code });
      await staffCall(createUserLanguageHistory, { userId, language: code });
    }
  } catch (error) {
    const { language: words } = await officeWords();
    notify([words.notSaved, ...errorMessages(error, wordsNow())].join(' '), { isError: true });
    // Also when a reload cut the answer off: the next page load tries again.
    if (isPassing(error)) return;
  }
  forgetUnsaved(code);
});
