import type { Needs } from '../context.ts';

type NoticeNeeds = Needs<'records' | 'providerNames' | 'config'>;

/** The address of a provider's privacy notice, otherwise of the house's; empty where there is neither. */
export async function noticeFor(
  { records, providerNames, config }: NoticeNeeds,
  provider: string | undefined,
): Promise<string> {
  const known = provider ? await providerNames.of(records.providers, provider) : undefined;
  return known?.notice ?? config.PRIVACY_NOTICE_URL;
}

/** The same for the quiz result with this id, which belongs to the provider of its invite or project. */
export async function noticeForResult(context: NoticeNeeds, id: string) {
  const stored = await context.records.quizResults.read(id);
  return noticeFor(context, stored?.doc.provider);
}
