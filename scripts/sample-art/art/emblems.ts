/** The small marks of the sample providers, on a square of 48; one or two tones, no gradients. */
export type Emblem = {
  paths: { d: string; tone: 'lead' | 'second' }[];
  lead: string;
  second: string;
};

const emblems: Record<string, Emblem> = {
  // A drop that holds a rising sun.
  'aurum-scent-co': {
    lead: '#F8B133',
    second: '#B9761A',
    paths: [
      {
        tone: 'second',
        d: 'M24 2C31 13 40 20 40 30A16 16 0 0 1 8 30C8 20 17 13 24 2ZM24 8.4C18.4 16.4 11.4 22.2 11.4 30A12.6 12.6 0 0 0 36.6 30C36.6 22.2 29.6 16.4 24 8.4Z',
      },
      { tone: 'lead', d: 'M14.4 30.6A9.6 9.6 0 0 1 33.6 30.6Z' },
      {
        tone: 'lead',
        d: 'M15.2 33H32.8A9.6 9.6 0 0 1 31.6 35.2H16.4A9.6 9.6 0 0 1 15.2 33ZM18.6 37.4H29.4A9.6 9.6 0 0 1 24 39.4A9.6 9.6 0 0 1 18.6 37.4Z',
      },
    ],
  },
  // Two leaves that make a V.
  'maison-verdier': {
    lead: '#5F8A5B',
    second: '#A9BE7C',
    paths: [
      { tone: 'lead', d: 'M23.2 44C6 36 2 20 6.4 5C17 11 25 25 23.2 44Z' },
      { tone: 'second', d: 'M25.4 44C24 29 29.4 15.4 41.6 9C45.4 23 40.6 37 25.4 44Z' },
    ],
  },
  // The northern star above its horizon.
  'northlight-hospitality': {
    lead: '#4F83A6',
    second: '#E0A458',
    paths: [
      { tone: 'second', d: 'M24 3Q25.6 18.4 41 20Q25.6 21.6 24 37Q22.4 21.6 7 20Q22.4 18.4 24 3Z' },
      {
        tone: 'lead',
        d: 'M3 37.4Q24 28.4 45 37.4Q24 33.2 3 37.4ZM8 43.4Q24 36.4 40 43.4Q24 40 8 43.4Z',
      },
    ],
  },
};

export const emblemOf = (slug: string): Emblem => {
  const emblem = emblems[slug];
  if (!emblem) throw new Error(`no emblem is drawn for ${slug}`);
  return emblem;
};
