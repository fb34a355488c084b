import type { Query } from '@portal/domain/platform/contract'
import { panjangBatang, persenDari } from '@portal/domain/platform/dasbor/angka'
import { entriesOf } from '@portal/domain/platform/workflow/workflow'
import { semuaAlur, tahapAkhir } from '@portal/domain/psat/alur/semua-alur'
import { tahapDiminta } from '@portal/domain/psat/daftar/daftar.tab'
import {
  type documentDeadlineCount,
  type documentPerProcess,
  type PeranBeban,
  peranBeban,
  type workloadUser,
} from '@portal/domain/psat/dasbor/dasbor.contract'
import { batasTenggat } from '@portal/domain/psat/tenggat/batas-tenggat'
import type { Platform } from '#platform/platform.ts'
import { seesByPlace } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { type BagianBeban, countBeban, listNomorBeban, listOrang } from './beban.repository.ts'
import { countTahap, countTenggat, listNomorTenggat } from './keadaan.repository.ts'

/** Returns the requested stages at which files are still running, or undefined for all stages. */
function tahapBerjalan(process: string | undefined): string[] | undefined {
  const asked = tahapDiminta(process)
  return asked && tahapAkhir(undefined).filter((key) => asked.includes(key))
}

const isDefined = (id: number | undefined): id is number => id !== undefined

/**
 * Returns the count of every stage of both tracks. Stages without a file appear with zero, so that readers see no gap.
 */
export async function readPerProcess(
  { db }: Platform,
  actor: Pembaca,
  query: Query<typeof documentPerProcess>,
) {
  const { process, koorSekretariatUserId, subKoorSekretariatUserId, sekretariatUserId, ...rest } = query
  const tahap = tahapDiminta(process)
  const penangan = [koorSekretariatUserId, subKoorSekretariatUserId, sekretariatUserId].filter(isDefined)
  const counts = await countTahap(db, actor, { ...rest, tahap, penangan })
  const whole = counts.reduce((sum, { n }) => sum + n, 0)
  return semuaAlur().flatMap((alur) =>
    entriesOf(alur.tahap)
      .filter(([nama]) => tahap === undefined || tahap.includes(nama))
      .map(([nama, { code, label }]) => {
        const count = counts.find((row) => row.alur === alur.nama && row.tahap === nama)?.n ?? 0
        return { process: nama, code, label, alur: alur.nama, count, percentage: persenDari(count, whole, 2) }
      }),
  )
}

export async function readTenggat(
  { db, clock }: Platform,
  actor: Pembaca,
  { process, ...rest }: Query<typeof documentDeadlineCount>,
) {
  const saringan = { ...rest, tahap: tahapBerjalan(process) }
  const { terlambat } = batasTenggat(clock(), await readHolidays(db))
  const [{ onTrack, deadline }, inTime, over] = await Promise.all([
    countTenggat(db, actor, saringan, terlambat),
    listNomorTenggat(db, actor, saringan, { terlambat, over: false }),
    listNomorTenggat(db, actor, saringan, { terlambat, over: true }),
  ])
  const part = (count: number, nomorPermohonanList: string[]) => ({
    count,
    percentage: persenDari(count, onTrack + deadline, 2),
    nomorPermohonanList,
  })
  return { onTrack: part(onTrack, inTime), deadline: part(deadline, over) }
}

const bagianOf: Record<PeranBeban, BagianBeban> = {
  AUDITOR: 'anggota',
  LEAD_AUDITOR: 'ketua',
  SEKRETARIAT: 'penangan',
  KOORDINATOR_SEKRETARIAT: 'penangan',
  SUBKOORDINATOR_SEKRETARIAT: 'penangan',
}

/**
 * Returns the role for the workload. In a team, the part decides the role. In the secretariat, the account's role does.
 */
function peranOf(bagian: BagianBeban, role: string): PeranBeban | undefined {
  if (bagian === 'ketua') return 'LEAD_AUDITOR'
  if (bagian === 'anggota') return 'AUDITOR'
  return peranBeban.find((peran) => peran === role && bagianOf[peran] === 'penangan')
}

/** Returns the running files per person. The longest bar belongs to the person with the most files. */
export async function readBeban(
  { db }: Platform,
  actor: Pembaca,
  { process, role, ...rest }: Query<typeof workloadUser>,
) {
  const saringan = { ...rest, tahap: tahapBerjalan(process) }
  const roles = role ? [role] : peranBeban
  const parts = [...new Set(roles.map((satu) => bagianOf[satu]))]
  const counts = await countBeban(db, actor, saringan, parts)
  const people = await listOrang(
    db,
    counts.map(({ pengguna_id }) => pengguna_id),
    seesByPlace(actor) ? roles : [],
  )
  const nomor = new Map(
    await Promise.all(
      parts.map(async (bagian) => {
        const ids = counts.filter((row) => row.bagian === bagian).map(({ pengguna_id }) => pengguna_id)
        return [bagian, await listNomorBeban(db, saringan, bagian, ids)] as const
      }),
    ),
  )
  const entries = people.flatMap(({ id: userId, nama, role: peranAkun }) =>
    parts.flatMap((bagian) => {
      const peran = peranOf(bagian, peranAkun)
      const count = counts.find((row) => row.bagian === bagian && row.pengguna_id === userId)?.n ?? 0
      // A person without files appears only in the role of the account.
      if (!peran || !roles.includes(peran) || (count === 0 && peran !== peranAkun)) return []
      return [{ userId, nama, role: peran, count, nomorPermohonanList: nomor.get(bagian)?.get(userId) ?? [] }]
    }),
  )
  const largest = entries.map(({ count }) => count)
  return entries
    .map((entry) => ({ ...entry, workload: panjangBatang(entry.count, largest) }))
    .toSorted((a, b) => b.count - a.count || a.nama.localeCompare(b.nama, 'id') || a.userId - b.userId)
}
