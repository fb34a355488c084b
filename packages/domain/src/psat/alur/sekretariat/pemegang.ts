import { type PemegangPsat, partOf, pemegang } from '../pemegang.ts'

const { deputies } = pemegang.sekretariat

/** Holders of the stages of track `berkas`. The operator has no turn on this track. */
export const pemegangSekretariat = {
  sekretariat: pemegang.sekretariat,
  koordinator: pemegang.koordinator,
  auditor: { label: 'Auditor', roles: ['AUDITOR'], deputies, ...partOf('anggota') },
  lead_auditor: { label: 'Lead auditor', roles: ['LEAD_AUDITOR'], deputies, ...partOf('ketua') },
  penyetuju_1: { label: 'Subkoordinator', roles: ['SUBKOORDINATOR_SEKRETARIAT'], deputies },
  penyetuju_2: { label: 'Koordinator', roles: ['KOORDINATOR_SEKRETARIAT'], deputies },
  /** The applicant only receives notifications of outcomes. */
  pemohon: pemegang.pemohon,
} satisfies Record<string, PemegangPsat>

export type PemegangSekretariat = keyof typeof pemegangSekretariat
