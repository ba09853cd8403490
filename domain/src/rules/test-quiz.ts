import fc from 'fast-check';

const adjective = fc.constantFrom('bright', 'calm', 'warm', 'clean', 'rich', 'dry');

/** Up to 20 fragrances of few names and adjectives, so that they are often alike, with weights in this range. */
export const anyCandidates = (weight: { min: number; max: number }) =>
  fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1 }),
      name: fc.constantFrom('Birch', 'Cedar', 'Fig'),
      adjectives: fc.uniqueArray(
        fc.record({ id: adjective, name: fc.string(), weight: fc.integer(weight) }),
        { selector: ({ id }) => id },
      ),
    }),
    { selector: ({ id }) => id, maxLength: 20 },
  );

/** Up to 12 selected answers. */
export const anyAnswers = fc.array(
  fc.record({
    title: fc.string(),
    adjectives: fc.uniqueArray(
      adjective.map((id) => ({ id })),
      { selector: ({ id }) => id },
    ),
  }),
  { maxLength: 12 },
);
