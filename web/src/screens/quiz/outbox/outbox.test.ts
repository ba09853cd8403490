import { expect, test } from 'vitest';
import { all, Refusal, settle, tick, world } from './test-world.ts';

test('a choice reaches the server and is no longer pending', async () => {
  const { server, openTab, stored, shown } = world();
  const tab = openTab();
  tab.choose('q1', all('a'));
  expect(tab.get().status).toBe('saving');
  await settle();
  expect(server.answers).toEqual({ q1: all('a') });
  expect(tab.get().status).toBe('saved');
  expect(tab.get().pending).toEqual({});
  expect(shown.answers).toEqual({ q1: all('a') });
  expect(stored.size).toBe(0);
});

test('choices made during a request are sent together', async () => {
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

test('without a network a choice stays in the storage, reports so, and is sent later', async () => {
  const { server, fates, openTab } = world();
  fates.push('lost', 'lost');
  const tab = openTab();
  tab.choose('q1', all('a'));
  await settle();
  expect(tab.get()).toMatchObject({ status: 'retrying', pending: { q1: all('a') } });
  tab.ring();
  await Promise.resolve();
  expect(tab.get().status).toBe('saving');
  await settle();
  expect(tab.get().status).toBe('retrying');
  tab.ring();
  await settle();
  expect(tab.get().status).toBe('saved');
  expect(tab.get().pending).toEqual({});
  expect(server.answers).toEqual({ q1: all('a') });
});

test('completing sends pending choices in the same call', async () => {
  const { server, openTab } = world();
  const tab = openTab();
  tab.choose('q1', all('a'));
  tab.complete({});
  await settle();
  expect(server).toMatchObject({ answers: { q1: all('a') }, isCompleted: true, calls: 1 });
  expect(tab.get().completion).toBe('done');
});

test('the result uses what was shown when it was requested, and what was chosen after that', async () => {
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
  expect(tab.get().completion).toBe('done');
  expect(tab.get().shown).toEqual({});
});

test('answers from another device are kept, and shown after the next save', async () => {
  const { server, openTab, elsewhere, shown } = world();
  const tab = openTab();
  elsewhere({ q1: all('x'), q2: all('y') });
  tab.choose('q1', tick('a'));
  await settle();
  expect(server.answers).toEqual({ q1: all('x', 'a'), q2: all('y') });
  expect(shown.answers).toEqual(server.answers);
});

test('an answer unticked while its tick is being sent ends unticked, whatever arrives first', async () => {
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
  tab.complete({ q2: all('b') });
  await settle();
  expect(server).toMatchObject({ answers: { q1: all('a') }, isCompleted: false });
  expect(tab.get()).toMatchObject({ completion: 'refused', status: 'saved' });
  expect(tab.get().shown).toEqual({});
  expect(tab.get().pending).toEqual({});
  expect(tab.get().problem).toBeInstanceOf(Refusal);
  tab.dismiss();
  expect(tab.get().completion).toBe('none');
});

test('with a new token, refused choices are sent again, and the request to complete is dropped', async () => {
  const { server, fates, openTab } = world();
  const tab = openTab();
  fates.push('keep');
  tab.choose('q1', all('a'));
  tab.complete({ q2: all('b') });
  await settle();
  expect(tab.get()).toMatchObject({ status: 'refused', completion: 'refused' });
  expect(tab.get().shown).toEqual({});
  tab.resume();
  await settle();
  expect(server).toMatchObject({ answers: { q1: all('a') }, isCompleted: false });
  expect(tab.get()).toMatchObject({ status: 'saved', completion: 'none', problem: undefined });
});

test('choices that can never be saved are dropped, and those that a new sign-in could save are kept', async () => {
  const { fates, openTab } = world();
  const tab = openTab();
  fates.push('keep');
  tab.choose('q1', all('a'));
  await settle();
  expect(tab.get()).toMatchObject({ status: 'refused', pending: { q1: all('a') } });
  expect(tab.get()).toMatchObject({ completion: 'none', problem: new Refusal('keep') });
  fates.push('drop');
  tab.flush();
  await settle();
  expect(tab.get().status).toBe('refused');
  expect(tab.get().pending).toEqual({});
});

test('a save whose response says that the quiz is completed ends it here too', async () => {
  const { openTab, elsewhere } = world();
  const tab = openTab();
  elsewhere({ q1: all('a') }, true);
  tab.choose('q1', all('a'));
  await settle();
  expect(tab.get().completion).toBe('done');
  expect(tab.get().pending).toEqual({});
});

test('choices saved by another tab stay visible until the server has confirmed them', async () => {
  const { openTab, shown, stored, elsewhere } = world();
  const tab = openTab();
  elsewhere({ q1: all('a') });
  stored.set('outbox', JSON.stringify({ q2: all('b') }));
  tab.storageChanged(JSON.stringify({ q1: all('a'), q2: all('b') }));
  expect(tab.get().unconfirmed).toEqual({ q1: all('a') });
  expect(tab.get().pending).toEqual({ q2: all('b') });
  await settle();
  expect(shown.answers).toEqual({ q1: all('a') });
  expect(tab.get().unconfirmed).toEqual({});
});

test('choices dropped by another tab do not count as saved', async () => {
  const { openTab, shown } = world();
  const tab = openTab();
  tab.storageChanged(JSON.stringify({ q1: all('a') }));
  await settle();
  expect(shown.answers).toEqual({});
  expect(tab.get().unconfirmed).toEqual({});
});

test('a reloaded page shows what the storage holds before it sends it', async () => {
  const { server, stored, openTab } = world();
  stored.set('outbox', JSON.stringify({ q1: all('a') }));
  const tab = openTab();
  expect(tab.get().pending).toEqual({ q1: all('a') });
  tab.flush();
  await settle();
  expect(server.answers).toEqual({ q1: all('a') });
});

test('malformed content in the storage counts as empty', () => {
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

test('the pause between attempts doubles, up to half a minute, and is short again after the next choice', async () => {
  const { fates, openTab } = world();
  fates.push(...Array.from({ length: 8 }, () => 'lost' as const));
  const tab = openTab();
  tab.choose('q1', all('a'));
  await settle();
  for (let attempt = 2; attempt <= 7; attempt += 1) {
    tab.ring();
    await settle();
  }
  expect(tab.delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  tab.choose('q1', all('b'));
  await settle();
  expect(tab.delays.at(-1)).toBe(1000);
});

test('what another tab leaves behind is sent after three seconds, unless that tab did it', async () => {
  const { server, stored, openTab } = world();
  const tab = openTab();
  stored.set('outbox', JSON.stringify({ q1: all('a') }));
  tab.storageChanged(null);
  tab.storageChanged(null);
  expect(tab.delays).toEqual([3000]);
  expect(server.calls).toBe(0);
  tab.ring();
  await settle();
  expect(server).toMatchObject({ answers: { q1: all('a') }, calls: 1 });
  tab.storageChanged(null);
  expect(tab.delays).toEqual([3000]);
});

test('a tab that sends already needs no timer for what another tab adds', async () => {
  const { server, stored, openTab } = world();
  const tab = openTab();
  tab.choose('q1', all('a'));
  stored.set('outbox', JSON.stringify({ q1: all('a'), q2: all('b') }));
  tab.storageChanged(null);
  await settle();
  expect(tab.delays).toEqual([]);
  expect(server.answers).toEqual({ q1: all('a'), q2: all('b') });
});

test('a choice stays unconfirmed when another one is saved elsewhere before the server was read', async () => {
  const { openTab, elsewhere } = world();
  const tab = openTab();
  elsewhere({ q1: all('a') });
  tab.storageChanged(JSON.stringify({ q1: all('a') }));
  await Promise.resolve();
  tab.storageChanged(JSON.stringify({ q2: all('b') }));
  const before = tab.get().unconfirmed;
  expect(before).toEqual({ q1: all('a'), q2: all('b') });
  await Promise.resolve();
  expect(tab.get().unconfirmed).toBe(before);
  await settle();
  expect(tab.get().unconfirmed).toEqual({});
});

test('a choice made when the last look at the storage is over is sent as well', async () => {
  const { server, openTab } = world();
  const tab = openTab();
  tab.choose('q1', all('a'));
  const stop = tab.subscribe(() => {
    if (tab.get().status !== 'saved') return;
    stop();
    tab.choose('q2', all('b'));
  });
  await settle();
  expect(server.answers).toEqual({ q1: all('a'), q2: all('b') });
  expect(tab.get()).toMatchObject({ status: 'saved', pending: {} });
});

test('nothing is sent without choices, and refused ones wait for a reason to try again', async () => {
  const { server, fates, openTab } = world();
  const tab = openTab();
  tab.flush();
  tab.resume();
  await settle();
  expect([server.calls, tab.get().status]).toEqual([0, 'idle']);
  fates.push('keep');
  tab.choose('q1', all('a'));
  await settle();
  expect([server.calls, tab.get().status]).toEqual([1, 'refused']);
});

test('a new choice ends the wait of the one before, and a request that runs takes both', async () => {
  const { server, fates, openTab } = world();
  const tab = openTab();
  fates.push('lost');
  tab.choose('q1', all('a'));
  await settle();
  tab.choose('q2', all('b'));
  tab.flush();
  await settle();
  tab.ring();
  await settle();
  expect(server.calls).toBe(2);
});

test('a choice that is sent without a wait leaves no timer behind', async () => {
  const { fates, openTab } = world();
  const tab = openTab();
  fates.push('lost');
  tab.choose('q1', all('a'));
  await settle();
  expect(tab.waiting()).toBe(1);
  tab.choose('q2', all('b'));
  await settle();
  expect([tab.waiting(), tab.get().status]).toEqual([0, 'saved']);
});

test('the state is never "saved" while a choice is pending', async () => {
  const { openTab } = world();
  const tab = openTab();
  const states = new Set<string>();
  tab.subscribe(() => {
    const { pending, status } = tab.get();
    if (Object.keys(pending).length > 0) states.add(status);
  });
  tab.choose('q1', all('a'));
  await Promise.resolve();
  tab.choose('q2', all('b'));
  await settle();
  expect([...states]).toEqual(['saving']);
});

test('a choice is shown all the time, also between its save and the state of the server', async () => {
  const { openTab, shown } = world();
  const tab = openTab();
  const missing: string[] = [];
  tab.choose('q1', all('a'));
  tab.subscribe(() => {
    if (!('q1' in tab.get().pending) && !('q1' in shown.answers)) missing.push(tab.get().status);
  });
  await settle();
  expect([tab.get().status, missing]).toEqual(['saved', []]);
});

test('a new choice, and a new request for the result, end the message of the refused one', async () => {
  const { fates, openTab } = world();
  const tab = openTab();
  for (const tryAgain of [() => tab.choose('q1', all('b')), () => tab.complete({})]) {
    fates.push('keep');
    tab.choose('q1', all('a'));
    await settle();
    expect(tab.get().problem).toEqual(new Refusal('keep'));
    tryAgain();
    expect(tab.get().problem).toBeUndefined();
    await settle();
  }
});

test('a new token changes nothing when all choices are saved', async () => {
  const { server, openTab } = world();
  const tab = openTab();
  tab.choose('q1', all('a'));
  await settle();
  tab.resume();
  expect([tab.get().status, server.calls]).toEqual(['saved', 1]);
});

test('what another tab adds is not a reason to read the server again', async () => {
  const { openTab, elsewhere, shown } = world();
  elsewhere({ q1: all('a') });
  openTab().storageChanged(null);
  await settle();
  expect(shown.answers).toEqual({});
});

test('a result that was made is not taken back by a dismissed message', async () => {
  const { openTab } = world();
  const tab = openTab();
  tab.complete({ q1: all('a') });
  await settle();
  tab.dismiss();
  expect(tab.get()).toMatchObject({ completion: 'done', shown: {} });
});

test('the pause is short again after a success, also for what another tab added during it', async () => {
  const { fates, server, stored, openTab } = world();
  const tab = openTab();
  fates.push('lost', 'lost', 'taken', 'lost');
  tab.choose('q1', all('a'));
  await settle();
  tab.ring();
  await settle();
  tab.ring();
  while (server.calls < 3) await Promise.resolve();
  stored.set('outbox', JSON.stringify({ q1: all('a'), q2: all('b') }));
  await settle();
  expect(tab.delays).toEqual([1000, 2000, 1000]);
});
