import { type PemegangPsat, partOf, pemegang } from '../pemegang.ts'

const { deputies } = pemegang.sekretariat

/** Who holds stages of track `berkas`; the operator has no turn on it. */
export const pemegangSekretariat = {
  sekretariat: pemegang.sekretariat,
  koordinator: pemegang.koordinator,
  auditor: { label: 'Auditor', roles: ['AUDITOR'], deputies, ...partOf('anggota') },
  lead_auditor: { label: 'Lead auditor', roles: ['LEAD_AUDITOR'], deputies, ...partOf('ketua') },
  penyetuju_1: { label: 'Subkoordinator', roles: ['SUBKOORDINATOR_SEKRETARIAT'], deputies },
  penyetuju_2: { label: 'Koordinator', roles: ['KOORDINATOR_SEKRETARIAT'], deputies },
  /** Told of outcomes alone. */
  pemohon: pemegang.pemohon,
} satisfies Record<string, PemegangPsat>

export type PemegangSekretariat = keyof typeof pemegangSekretariat
