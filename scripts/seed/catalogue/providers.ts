import { fragrances } from './fragrances.ts';

export type SampleProvider = {
  slug: string;
  name: string;
  showLogoOnPdf: boolean;
  /** Its respondents may ask for samples. */
  offersSamples?: true;
  fragranceSkus: string[];
};

/** The first is the company's own; the others stock what suits their clients. */
export const providers: SampleProvider[] = [
  {
    slug: 'aurum-scent-co',
    name: 'Aurum Scent Co.',
    showLogoOnPdf: true,
    fragranceSkus: fragrances.map((fragrance) => fragrance.sku),
  },
  {
    slug: 'maison-verdier',
    name: 'Maison Verdier',
    showLogoOnPdf: false,
    fragranceSkus: [
      ...['BM-0142', 'YS-0157', 'BO-0163', 'AL-0171'],
      ...['PV-0098', 'JT-0104', 'IP-0112', 'MH-0123', 'WC-0127'],
      ...['FS-0421', 'CH-0428', 'OL-0415'],
      ...['VC-0260', 'SC-0271', 'CA-0279'],
      ...['FH-0077', 'MC-0083'],
      ...['LP-0302', 'SS-0311', 'TE-0320'],
      ...['GR-0404', 'ST-0408', 'MY-0411', 'FI-0416'],
      ...['AT-0517', 'AS-0522'],
      ...['HF-0336', 'RG-0352'],
      ...['CV-0211', 'SW-0217', 'OU-0229'],
    ],
  },
  {
    slug: 'northlight-hospitality',
    name: 'Northlight Hospitality',
    showLogoOnPdf: true,
    offersSamples: true,
    fragranceSkus: [
      ...['BM-0142', 'GT-0138', 'CR-0180'],
      ...['RS-0119', 'MH-0123'],
      ...['OL-0415', 'WP-0433', 'MV-0439'],
      ...['HL-0266', 'AM-0275'],
      ...['GP-0071', 'BG-0088', 'BL-0091'],
      ...['LP-0302', 'EC-0316'],
      ...['GR-0404', 'TL-0422'],
      ...['QA-0501', 'FN-0506', 'LS-0511'],
      ...['SL-0330', 'CS-0346'],
      ...['CV-0211', 'DP-0234'],
    ],
  },
];
