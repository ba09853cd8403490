import { expect, test } from 'vitest';
import { MAIL_LANGUAGES } from '../records/mail.ts';
import { resultsMail } from './results-mail.ts';
import { sampleMail } from './sample-mail.ts';

test('the mail of results has no line for a privacy notice where there is none', () => {
  const { plainText } = resultsMail({
    ...{ language: 'en', name: 'Ana', provider: 'Aurum', fragrances: ['Salt Line'], match: 80 },
    ...{ permalinkUrl: 'https://vse.example/results/r', notice: '' },
  });
  expect(plainText.split('\n\n').at(-1)).toBe(
    'You asked for this e-mail on the page of your results from Aurum. The link shows them to everyone who has it.',
  );
});

test.each(MAIL_LANGUAGES)(
  'no sentence in %s has two full stops after a name that ends with one',
  (language) => {
    const { plainText } = resultsMail({
      ...{
        language,
        name: 'Ana',
        provider: 'Aurum Scent Co.',
        fragrances: ['Salt No.', 'Sea No.'],
      },
      ...{ match: 80, permalinkUrl: 'https://vse.example/results/r', notice: '' },
    });
    expect(plainText).toContain('Salt No. ');
    expect(plainText).toContain('Sea No.\n');
    expect(plainText).toContain('Aurum Scent Co. ');
    expect(plainText).not.toContain('..');
    const others = { language, name: 'Ana', provider: 'Aurum', fragrances: ['Salt', 'Sea'] };
    const plain = resultsMail({
      ...others,
      match: 80,
      permalinkUrl: 'https://vse.example/r',
      notice: '',
    });
    expect(plain.plainText).toContain('Salt. ');
    expect(plain.plainText).toContain('Sea.\n');
    expect(plain.plainText).toMatch(/Aurum(\.| angefordert\.) /);
  },
);

test('the mail about a sample ends its sentence once', () => {
  const about = { firstName: 'Ines', permalinkUrl: 'https://vse.example/r' };
  expect(sampleMail({ ...about, fragrance: 'Salt No.' }).plainText).toContain(
    'sample of Salt No. The',
  );
  expect(sampleMail({ ...about, fragrance: 'Salt' }).plainText).toContain('sample of Salt. The');
});
