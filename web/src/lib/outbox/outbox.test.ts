import { expect, test } from 'vitest';
import { all, Refusal, settle, tick, world } from './test-world.ts';

test('a choice reaches the server and is no longer pending', async () => {
  const { server, openTab, stored, shown } = world();
  const tab = openTab();
  tab.choose('q1', all('a'));
  expect(tab.get().status).toBe('saving');
  await settle();
  expect(server.answers).toEqual({ q1: all('a') });
  expect(tab.get()).toMatchObject({ status: 'saved', pending: {} });
  expect(shown.answers).toEqual({ q1: all('a') });
  expect(stored.size).toBe(0);
});

test('choices made while one is under way go together', async () => {
  const { server, openTab } = world();
  const tab = openTab();
  tab.choose('q1', all('a'));
  await Promise.resolve();
  tab.choose('q1', all('b'));
  tab.choose('q2', all('c'));
  tab.choose('q2', all('c', 'd'));
  await settle();
  expect(server.answers).toEqual({ q1: all('b'), q2: all('c', 'd') });
  expect(server.calls).toBeLessThanOrEqual(2);
});

test('without a network a choice waits in the storage, says so, and goes when it can', async () => {
  const { server, fates, openTab } = world();
  fates.push('lost', 'lost');
  const tab = openTab();
  tab.choose('q1', all('a'));
  await settle();
  expect(tab.get()).toMatchObject({ status: 'retrying', pending: { q1: all('a') } });
  tab.ring();
  await settle();
  expect(tab.get().status).toBe('retrying');
  tab.ring();
  await settle();
  expect(tab.get()).toMatchObject({ status: 'saved', pending: {} });
  expect(server.answers).toEqual({ q1: all('a') });
});

test('completing takes what is pending along, in one call', async () => {
  const { server, openTab } = world();
  const tab = openTab();
  tab.choose('q1', all('a'));
  tab.complete({});
  await settle();
  expect(server).toMatchObject({ answers: { q1: all('a') }, isCompleted: true, calls: 1 });
  expect(tab.get().completion).toBe('done');
});

test('the result is of what was shown when it was asked for, and of what was chosen after that', async () => {
  const { server, fates, openTab, elsewhere } = world();
  fates.push('lost');
  const tab = openTab();
  elsewhere({ q1: all('b'), q2: all('b'), q3: all('b') });
  tab.choose('q1', all('a'));
  tab.complete({ q1: all('a'), q2: all('a'), q3: all('a', 'c') });
  tab.choose('q3', tick('c', false));
  await settle();
  expect(tab.get().shown).toEqual({ q1: all('a'), q2: all('a'), q3: all('a', 'c') });
  tab.ring();
  await settle();
  expect(server).toMatchObject({
    answers: { q1: all('a'), q2: all('a'), q3: all('a') },
    isCompleted: true,
  });
  expect(tab.get()).toMatchObject({ completion: 'done', shown: {} });
});

test("what another device answered is kept, and shown after this one's next save", async () => {
  const { server, openTab, elsewhere, shown } = world();
  const tab = openTab();
  elsewhere({ q1: all('x'), q2: all('y') });
  tab.choose('q1', tick('a'));
  await settle();
  expect(server.answers).toEqual({ q1: all('x', 'a'), q2: all('y') });
  expect(shown.answers).toEqual(server.answers);
});

test('an answer unticked while its tick is on the way is unticked, arrive what may', async () => {
  for (const fate of ['taken', 'answer lost', 'lost'] as const) {
    const { server, fates, openTab } = world();
    fates.push(fate);
    const tab = openTab();
    tab.choose('q1', tick('a'));
    await Promise.resolve();
    tab.choose('q1', tick('a', false));
    await settle();
    tab.ring();
    await settle();
    expect(server.answers).toEqual({ q1: all() });
  }
});

test('a refused completion still saves the answers', async () => {
  const { server, fates, openTab } = world();
  const tab = openTab();
  fates.push('drop');
  tab.choose('q1', all('a'));
  tab.complete({});
  await settle();
  expect(server).toMatchObject({ answers: { q1: all('a') }, isCompleted: false });
  expect(tab.get()).toMatchObject({ completion: 'refused', status: 'saved', pending: {} });
  expect(tab.get().problem).toBeInstanceOf(Refusal);
  tab.dismiss();
  expect(tab.get().completion).toBe('none');
});

test('with a new token what was refused goes once more, and the wish to complete is forgotten', async () => {
  const { server, fates, openTab } = world();
  const tab = openTab();
  fates.push('keep');
  tab.choose('q1', all('a'));
  tab.complete({});
  await settle();
  expect(tab.get()).toMatchObject({ status: 'refused', completion: 'refused' });
  tab.resume();
  await settle();
  expect(server).toMatchObject({ answers: { q1: all('a') }, isCompleted: false });
  expect(tab.get()).toMatchObject({ status: 'saved', completion: 'none', problem: undefined });
});

test('what can never be taken is let go, what a new sign-in would save is kept', async () => {
  const { fates, openTab } = world();
  const tab = openTab();
  fates.push('keep');
  tab.choose('q1', all('a'));
  await settle();
  expect(tab.get()).toMatchObject({ status: 'refused', pending: { q1: all('a') } });
  fates.push('drop');
  tab.flush();
  await settle();
  expect(tab.get()).toMatchObject({ status: 'refused', pending: {} });
});

test('what another tab has saved is shown as saved here', () => {
  const { openTab, shown, stored } = world();
  const tab = openTab();
  stored.set('outbox', JSON.stringify({ q2: all('b') }));
  tab.storageChanged(JSON.stringify({ q1: all('a') }));
  expect(shown.answers).toEqual({ q1: all('a') });
  expect(tab.get().pending).toEqual({ q2: all('b') });
});

test('a storage that holds nonsense counts as empty', () => {
  for (const text of [
    '{',
    'null',
    '[]',
    '"x"',
    '{"q1":"a"}',
    '{"q1":["a"]}',
    '{"q1":{"selectedAnswers":[1]}}',
    '{"q1":{"selectedAnswers":["a"],"changedAnswers":"a"}}',
  ]) {
    const { stored, openTab } = world();
    stored.set('outbox', text);
    expect(openTab().get().pending).toEqual({});
  }
});
