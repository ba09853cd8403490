/*
 * Counts the numbers of insight a second time, from what the lists and the results show to an Admin, by the sentences
 * that define them. It imports nothing of the product.
 */

type Row = Record<string, unknown>;
export type Ask = (call: string, input: Record<string, string>) => Promise<Row>;

export type Recount = {
  invites: Record<string, number>;
  projects: Record<string, number>;
  completedByDay: Record<string, number>;
  answered: Record<string, number>;
  selected: Record<string, number>;
  first: Record<string, number>;
  second: Record<string, number>;
  further: Record<string, number>;
};

async function all(ask: Ask, call: string): Promise<Row[]> {
  const rows: Row[] = [];
  let page: string | undefined;
  do {
    const answer = await ask(call, { limit: '200', ...(page && { page }) });
    rows.push(...(answer.items as Row[]));
    page = answer.nextPage as string | undefined;
  } while (page);
  return rows;
}

/** The day of a time in UTC. */
const dayOf = (time: unknown) => String(time).slice(0, 10);
const isWithin = (day: string, from: string, to: string) => from <= day && day <= to;

function addTo(counters: Record<string, number>, name: string): void {
  counters[name] = (counters[name] ?? 0) + 1;
}

/** The numbers of the cases that began in days of UTC, both included. */
export async function recount(ask: Ask, from: string, to: string): Promise<Recount> {
  const [invites, results] = [
    await all(ask, 'vseListInvites'),
    await all(ask, 'vseListQuizResults'),
  ];
  const numbers: Recount = {
    invites: {},
    projects: {},
    completedByDay: {},
    answered: {},
    selected: {},
    first: {},
    second: {},
    further: {},
  };
  for (const invite of invites) {
    if (!isWithin(dayOf(invite.inviteDate), from, to)) continue;
    addTo(numbers.invites, 'invited');
    if ((invite.mail as Row | null)?.state === 'sent') addTo(numbers.invites, 'handedOver');
    if (invite.responseDate !== null) addTo(numbers.invites, 'redeemed');
  }
  for (const summary of results) {
    const done = summary.quizCompleteDate;
    if (done !== null && isWithin(dayOf(done), from, to))
      addTo(numbers.completedByDay, dayOf(done));
    const { email } = summary.invite as Row;
    const isProject = email === undefined;
    // A result began with the invite to the same address that was redeemed when it started.
    const began = isProject
      ? summary.quizStartDate
      : invites.find(
          (each) => each.email === email && isSoon(each.responseDate, summary.quizStartDate),
        )?.inviteDate;
    if (!isWithin(dayOf(began), from, to)) continue;
    const counters = isProject ? numbers.projects : numbers.invites;
    if (isProject) for (const name of ['invited', 'handedOver', 'redeemed']) addTo(counters, name);
    countResult(await ask('vseGetQuizResult', { id: String(summary.id) }), counters, numbers);
  }
  return numbers;
}

const isSoon = (redeemed: unknown, started: unknown) =>
  Math.abs(Date.parse(String(redeemed)) - Date.parse(String(started))) < 60_000;

function countResult(result: Row, counters: Record<string, number>, numbers: Recount): void {
  const questions = result.questions as { id: string; selectedAnswers: string[] }[];
  const answered = questions.filter(({ selectedAnswers }) => selectedAnswers.length > 0);
  if (answered.length > 0) addTo(counters, 'answered');
  for (const { id, selectedAnswers } of answered) {
    addTo(numbers.answered, id);
    for (const answer of selectedAnswers) addTo(numbers.selected, answer);
  }
  if (result.isQuizCompleted !== true) return;
  addTo(counters, 'completed');
  for (const [rank, { id }] of (result.recommendedFragrances as { id: string }[]).entries())
    addTo(rank === 0 ? numbers.first : rank === 1 ? numbers.second : numbers.further, id);
}
