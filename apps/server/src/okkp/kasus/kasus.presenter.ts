import type { Kasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { type LangkahKasus, tabelLangkah } from '@portal/domain/okkp/kasus/kasus.table'
import { reachesTest } from '@portal/domain/okkp/pengujian/pengujian.policy'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type RegionScope, scopeOf, withinScope } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { Office } from '#okkp/kantor/kantor.repository.ts'
import { officeName, ownOffice } from '#okkp/kantor/kantor.service.ts'
import type { Actor } from '#platform/actor.ts'
import type { KasusRow } from './kasus.repository.ts'

/** True for the offices in whose region the case lies. The region of a source only reads it. */
export const actsOn = (actor: Actor, scope: RegionScope, row: Pick<KasusRow, 'provinsi_id' | 'kota_id'>) =>
  hasPermission(actor.role, 'tindak-lanjut.kelola') && withinScope(scope, row)

export const nomorKasus = ({ id, dibuka }: { id: number; dibuka: Date }) =>
  `KSS-${dayInJakarta(dibuka).slice(0, 4)}-${String(id).padStart(5, '0')}`

/** Office that must act on a step: the centre guides the holders of its permits. */
export const officeOfStep = (
  row: Pick<KasusRow, 'bina_pusat' | 'penanggung'>,
  langkah: LangkahKasus | 'selesai',
): Office =>
  langkah !== 'selesai' && tabelLangkah[langkah].pemegang === 'penerbit' && row.bina_pusat
    ? 'pusat'
    : row.penanggung

/** Links of a case lead only to records that this account may open. */
function presentRekaman({ uji, pengawasan }: KasusRow, { role }: Actor, scope: RegionScope) {
  const opensTests = hasPermission(role, 'uji-lab.kelola')
  const opensRegistrations = hasPermission(role, 'registrasi.kelola')
  return {
    uji: uji.map(({ provinsi_id, kota_id, created_for, ...one }) => ({
      ...one,
      boleh_buka: opensTests && reachesTest(scope, { provinsi_id, kota_id, created_for }),
    })),
    pengawasan: pengawasan.map(({ provinsi_id, kota_id, ...one }) => ({
      ...one,
      boleh_buka: opensRegistrations && withinScope(scope, { provinsi_id, kota_id }),
    })),
  }
}

export const opensRegistrasi = (row: KasusRow, { role }: Actor, scope: RegionScope) =>
  row.registrasi_id !== null &&
  hasPermission(role, 'registrasi.kelola') &&
  withinScope(scope, { provinsi_id: row.registrasi_provinsi_id, kota_id: row.registrasi_kota_id })

export function presentKasus(row: KasusRow, actor: Actor, today: string): Kasus {
  const {
    bina_pusat: _centre,
    registrasi_provinsi_id: _province,
    registrasi_kota_id: _city,
    terbuka,
    ...fields
  } = row
  const scope = scopeOf(actor)
  const boleh_tutup = row.ditutup === null && actsOn(actor, scope, row)
  const langkah = row.ditutup === null ? (terbuka[0] ?? 'penutupan') : 'selesai'
  const penanggung = officeOfStep(row, langkah)
  const late = row.ditutup === null && row.batas_waktu !== null && row.batas_waktu < today
  const atLaboratory =
    row.menunggu_laboratorium && !late && terbuka.every((each) => tabelLangkah[each].menungguUji)
  const offices = terbuka.length === 0 ? [row.penanggung] : terbuka.map((each) => officeOfStep(row, each))
  return {
    ...fields,
    ...presentRekaman(row, actor, scope),
    nomor: nomorKasus(row),
    dibuka: row.dibuka.toISOString(),
    ditutup: row.ditutup?.toISOString() ?? null,
    terlambat: late,
    langkah,
    terbuka,
    penanggung,
    penanggung_nama: officeName(penanggung, row),
    giliran_saya: boleh_tutup && !atLaboratory && offices.includes(ownOffice(scope)),
    boleh_tutup,
  }
}
