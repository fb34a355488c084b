import { actionsOf, type HakKasus } from '@portal/domain/okkp/kasus/kasus.actions'
import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { readKasus } from '@portal/domain/okkp/kasus/kasus.state'
import { tabelLangkah } from '@portal/domain/okkp/kasus/kasus.table'
import { orangKedua, type PetugasKasus } from '@portal/domain/okkp/kasus/orang-kedua'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Role } from '@portal/domain/platform/roles'
import { scopeOf, withinScope } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import { officeName, ownOffice } from '#okkp/kantor/kantor.service.ts'
import { currentIdOf } from '#okkp/registrasi/registrasi.repository.ts'
import type { Actor } from '#platform/actor.ts'
import type { Executor } from '#platform/database/database.ts'
import { type IsiTersimpan, readHolidays, readIsi } from './isi.repository.ts'
import { isianOf } from './isian.ts'
import { actsOn, officeOfStep, opensRegistrasi, presentKasus } from './kasus.presenter.ts'
import type { KasusRow } from './kasus.repository.ts'
import * as repository from './rincian.repository.ts'

const lapangan = ['SUPERADMIN', 'OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_KOTA']

/** Permission to open the record of a source. */
const bukaSumber = {
  rapid_test: 'rapid-test.kelola',
  rapid_pasar: 'pasar.kelola',
  uji_lab: 'uji-lab.kelola',
  pengawasan: 'registrasi.kelola',
  pengaduan: 'pengaduan.kelola',
} as const

type Permintaan = Awaited<ReturnType<typeof repository.listPermintaan>>[number]

/** A laboratory answers requests to its province; one without an account is answered for by the asking offices. */
function answersRequest(actor: Actor, acts: boolean, requests: readonly Permintaan[]): boolean {
  const open = requests.find(({ keadaan }) => keadaan === 'menunggu' || keadaan === 'diterima')
  if (!open || !hasPermission(actor.role, 'permintaan-uji.jawab')) return false
  if (actor.role === 'OKKP_ADMIN_UJILAB') return open.laboratorium_provinsi_id === actor.provinsi_id
  return acts && open.laboratorium_provinsi_id === null
}

/** Accounts that may confirm each proposal: of the office that made it, even if its author has left. */
function examinersOf(usulan: readonly repository.UsulanRow[], petugas: readonly PetugasKasus[]) {
  return new Map(
    usulan.map(({ id, oleh, peran, provinsi_id, kota_id }) => {
      const asker = { id: oleh, role: (peran ?? 'SUPERADMIN') as Role, provinsi_id, kota_id }
      return [id, orangKedua(asker, petugas)] as const
    }),
  )
}

/** True for the offices of the place of a source. They secure goods and guide there, whoever has the case. */
const actsAt = (actor: Actor, { kantor_provinsi_id, kantor_kota_id }: repository.SumberLengkap) =>
  actsOn(actor, scopeOf(actor), { provinsi_id: kantor_provinsi_id ?? 0, kota_id: kantor_kota_id })

/** Everything that a case consists of, for its page and for its actions. */
export async function loadKasus(db: Executor, actor: Actor, row: KasusRow, now: Date) {
  const today = dayInJakarta(now)
  const [isi] = await readIsi(db, [row.id])
  if (!isi) throw new Error(`Case ${row.id} has no records`)
  const keadaan = readKasus(isi, { today, holidays: await readHolidays(db) })
  const [sumber, permintaan, usulan, petugas] = await Promise.all([
    repository.listSumber(db, row.id),
    repository.listPermintaan(db, row.id),
    repository.listUsulan(db, row.id),
    repository.listPetugasKasus(db),
  ])
  const acts = actsOn(actor, scopeOf(actor), row)
  const examiners = examinersOf(usulan, petugas)
  const diPasar = sumber.some(({ pasar_id }) => pasar_id !== null)
  const hak: HakKasus = {
    kantor: acts,
    sumber: sumber.flatMap((one) => (one.berlaku && actsAt(actor, one) ? one.id : [])),
    uji_lab: hasPermission(actor.role, 'uji-lab.kelola'),
    rapid: hasPermission(actor.role, diPasar ? 'pasar.kelola' : 'rapid-test.kelola'),
    // The centre supervises the holders of its permits.
    pengawasan: acts && lapangan.includes(actor.role) && (!isi.pusat || scopeOf(actor).jenis === 'semua'),
    laboratorium: answersRequest(actor, acts, permintaan),
    orang_kedua: usulan.flatMap(({ id }) =>
      examiners.get(id)?.petugas.some((one) => one.id === actor.id) ? [id] : [],
    ),
    pengusul: usulan.flatMap(({ id, oleh }) => (oleh === actor.id ? [id] : [])),
  }
  const aksi = actionsOf(isi, keadaan, hak)
  return { isi, keadaan, hak, aksi, sumber, permintaan, usulan, examiners, petugas, today }
}
export type KasusDimuat = Awaited<ReturnType<typeof loadKasus>>

/** A laboratory that is in time has the turn instead of the office. */
const waitsForLaboratory = ({ status, terlambat }: KasusDimuat['keadaan']['langkah'][number]) =>
  status === 'menunggu_laboratorium' && !terlambat

function stepsOf(row: KasusRow, { keadaan }: KasusDimuat, isi: IsiTersimpan, actor: Actor, acts: boolean) {
  const own = ownOffice(scopeOf(actor))
  // The copy in the row says whether the centre guides now; the page shows it for the step at any time.
  const holder = { ...row, bina_pusat: isi.pusat }
  return keadaan.langkah.map((step) => {
    const { label, selesaiBila } = tabelLangkah[step.langkah]
    const pemegang = officeOfStep(holder, step.langkah)
    return {
      ...step,
      label,
      selesai_bila: selesaiBila,
      pemegang,
      pemegang_nama: officeName(pemegang, row),
      giliran_saya:
        acts && pemegang === own && keadaan.terbuka.includes(step.langkah) && !waitsForLaboratory(step),
    }
  })
}

export async function presentRincian(
  db: Executor,
  actor: Actor,
  row: KasusRow,
  now: Date,
): Promise<RincianKasus> {
  const loaded = await loadKasus(db, actor, row, now)
  const { isi, keadaan, hak, aksi, sumber, permintaan, usulan, examiners, today } = loaded
  const tindakan = await repository.listTindakan(db, row.id)
  const suppliers = [...sumber, ...tindakan].flatMap(({ pemasok_id }) => pemasok_id ?? [])
  const stalls = sumber.flatMap(({ pedagang_id }) => pedagang_id ?? [])
  const scope = scopeOf(actor)
  const [izin, readable, rapid_ulang, riwayat, kios_pemasok, peringatan] = await Promise.all([
    row.registrasi_id === null ? null : currentIdOf(db, row.registrasi_id),
    repository.listTerbuka(db, scope, row.id),
    repository.listUjiUlang(db, scope, row.id),
    repository.listRiwayat(db, row.id),
    repository.listKiosPemasok(db, [...new Set(suppliers)], stalls),
    repository.listPeringatanOf(db, row.id),
  ])
  const open = (keadaanMinta: string) => keadaanMinta === 'menunggu' || keadaanMinta === 'diterima'
  return {
    ...presentKasus(row, actor, today),
    putaran_ke: keadaan.putaran_ke,
    langkah_kasus: stepsOf(row, loaded, isi, actor, actsOn(actor, scope, row)),
    aksi,
    luaran_diusulkan: row.ditutup === null ? keadaan.luaran : null,
    sumber: sumber.map(
      ({ id, asal, asal_id, tanggal, temuan, komoditas, lokasi, pada, berlaku, ...one }) => ({
        ...{ id, asal, asal_id, tanggal, temuan, komoditas, lokasi, berlaku },
        registrasi_id: one.registrasi_id,
        pada: pada.toISOString(),
        boleh_buka: hasPermission(actor.role, bukaSumber[asal]) && readable.has(id),
        boleh_tindak: berlaku && (hak.kantor || hak.sumber.includes(id)),
      }),
    ),
    rapid_ulang: rapid_ulang.map(({ terjangkau, ...one }) => ({
      ...one,
      boleh_buka: hasPermission(actor.role, bukaSumber[one.asal]) && terjangkau,
    })),
    permintaan: permintaan.map((one) => ({
      ...one,
      diminta: one.diminta.toISOString(),
      dijawab: one.dijawab?.toISOString() ?? null,
      terlambat: open(one.keadaan) && one.batas < today,
    })),
    tindakan: tindakan.map((one) => ({ ...one, pada: one.pada.toISOString() })),
    usulan: usulan.map(
      ({ oleh: _by, peran: _role, provinsi_id: _p, kota_id: _k, pada, diperiksa, ...one }) => ({
        ...one,
        diusulkan: pada.toISOString(),
        diperiksa: diperiksa?.toISOString() ?? null,
        pemeriksa_kantor: examiners.get(one.id)?.kantor ?? 'superadmin',
        boleh_periksa: aksi.some(({ nama, usulan_id }) => nama === 'periksa' && usulan_id === one.id),
      }),
    ),
    kios_pemasok,
    peringatan: peringatan.map(({ provinsi_id, ...one }) => ({
      ...one,
      boleh_buka: hasPermission(actor.role, 'peringatan.tulis') && withinScope(scope, { provinsi_id }),
    })),
    boleh_buka_registrasi: opensRegistrasi(row, actor, scope),
    isian: isianOf(row, sumber, izin),
    riwayat: riwayat.map(({ langkah, ...one }) => ({
      ...one,
      pada: one.pada.toISOString(),
      langkah: keadaan.langkah.find((step) => step.langkah === langkah)?.langkah ?? null,
    })),
  }
}
