import { formatNumber } from '../../platform/format.ts'
import type { CalonAuditor } from './penunjukan.contract.ts'

type Ditimbang = Pick<
  CalonAuditor,
  'id' | 'nama' | 'role' | 'beban' | 'benturan' | 'cuti' | 'pernah' | 'kompetensi'
>

const urutKompetensi = { berlaku: 0, segera_habis: 1, kurang: 3, kedaluwarsa: 4 }
const belumTercatat = 2

function peringkat({ benturan, cuti, kompetensi, beban, pernah }: Ditimbang): number[] {
  return [
    benturan.length > 0 ? 1 : 0,
    cuti ? 1 : 0,
    kompetensi ? urutKompetensi[kompetensi.keadaan] : belumTercatat,
    beban,
    pernah.reduce((sum, { kali }) => sum + kali, 0),
  ]
}

function compareCandidates(a: Ditimbang, b: Ditimbang): number {
  const [first, second] = [peringkat(a), peringkat(b)]
  const place = first.findIndex((angka, index) => angka !== second[index])
  return place < 0
    ? a.nama.localeCompare(b.nama, 'id') || a.id - b.id
    : (first[place] ?? 0) - (second[place] ?? 0)
}

/**
 * Sorts candidates, best fit first: no conflict, not on leave, valid competence, low workload, no earlier files of the
 * applicant.
 */
export const urutCalon = <Calon extends Ditimbang>(calon: readonly Calon[]): Calon[] =>
  calon.toSorted(compareCandidates)

/**
 * Candidates with a conflict, or with a competence that ends before the latest issue, are not suggested. The officer may
 * still choose them.
 */
const layakDiusulkan = ({ benturan, kompetensi }: Ditimbang) =>
  benturan.length === 0 && kompetensi?.keadaan !== 'kurang' && kompetensi?.keadaan !== 'kedaluwarsa'

/** Returns what speaks for or against a team on one file of several, by the company of the file. */
export function alasanBerkas(
  tim: readonly Pick<CalonAuditor, 'nama' | 'benturan' | 'pernah'>[],
  perusahaan: string,
): { tone: 'ok' | 'bad' | 'mute'; teks: string }[] {
  const benturan = tim.filter((orang) => orang.benturan.some((satu) => satu.perusahaan === perusahaan))
  const pernah = tim.flatMap(({ nama, pernah: dulu }) =>
    dulu.flatMap((satu) =>
      satu.perusahaan === perusahaan ? [`${nama} ${formatNumber(satu.kali)} kali`] : [],
    ),
  )
  return [
    benturan.length > 0
      ? { tone: 'bad', teks: `Benturan kepentingan: ${benturan.map(({ nama }) => nama).join(', ')}` }
      : { tone: 'ok', teks: 'Tanpa benturan kepentingan' },
    {
      tone: 'mute',
      teks:
        pernah.length > 0 ? `Pernah menangani: ${pernah.join(', ')}` : 'Belum pernah menangani pemohon ini',
    },
  ]
}

export interface UsulanTim<Calon> {
  lead: Calon
  auditor: Calon
  /** Candidate with a lower workload who ranks lower because of a weaker competence. */
  lebihRingan: Calon | undefined
}

/** Returns the suggested pair, or undefined if there is none. */
export function usulanTim<Calon extends Ditimbang>(calon: readonly Calon[]): UsulanTim<Calon> | undefined {
  const layak = urutCalon(calon.filter(layakDiusulkan))
  const lead = layak.find(({ role }) => role === 'LEAD_AUDITOR')
  const auditor = layak.find(({ role }) => role === 'AUDITOR')
  if (!lead || !auditor) return undefined
  const lebihRingan = layak.find(
    ({ role, beban }) => beban < (role === lead.role ? lead.beban : auditor.beban),
  )
  return { lead, auditor, lebihRingan }
}
