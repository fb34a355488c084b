import { disimpanSampai } from '@portal/domain/okkp/pengaduan/masa-simpan'
import type {
  Pengaduan,
  RincianPengaduan,
  TiketPengaduan,
} from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import { batasJawab, officeMustAct } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import { dayInJakarta } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import { officeName, ownOffice } from '#okkp/kantor/kantor.service.ts'
import type { Actor } from '#platform/actor.ts'
import type { listPesan, PengaduanRow, RincianRow } from './pengaduan.repository.ts'

type PesanRow = Awaited<ReturnType<typeof listPesan>>[number]

const batasOf = ({ status, giliran_sejak }: PengaduanRow) =>
  officeMustAct(status) ? batasJawab(dayInJakarta(giliran_sejak)) : null

const sampaiOf = ({ created_at, ditutup }: PengaduanRow) =>
  disimpanSampai({
    dikirim: dayInJakarta(created_at),
    ditutup: ditutup === null ? null : dayInJakarta(ditutup),
  })

export function presentPengaduan(row: PengaduanRow, actor: Actor, today: string): Pengaduan {
  const batas_jawab = batasOf(row)
  return {
    id: row.id,
    nomor: row.nomor,
    jenis: row.jenis,
    status: row.status,
    sakit: row.sakit ?? false,
    pangan: row.pangan,
    nomor_izin: row.nomor_izin,
    tempat: row.tempat,
    provinsi_id: row.provinsi_id,
    provinsi: row.provinsi,
    kota_id: row.kota_id,
    kota: row.kota,
    kantor: officeName(row.penanggung, row),
    giliran_saya: officeMustAct(row.status) && row.penanggung === ownOffice(scopeOf(actor)),
    petugas_id: row.petugas_id,
    petugas: row.petugas,
    dikirim: row.created_at.toISOString(),
    batas_jawab,
    terlambat: batas_jawab !== null && batas_jawab < today,
    luaran: row.luaran,
    ditutup: row.ditutup?.toISOString() ?? null,
    versi: row.versi,
  }
}

export function presentRincian(
  row: RincianRow,
  pesan: readonly PesanRow[],
  actor: Actor,
  today: string,
): RincianPengaduan {
  const { registrasi_id, no_registration, unit_usaha, pasar_id, pasar } = row
  return {
    ...presentPengaduan(row, actor, today),
    uraian: row.uraian,
    pelaku: row.pelaku,
    tanggal: row.tanggal,
    nama: row.nama,
    no_hp: row.no_hp,
    surel: row.surel,
    foto: row.foto,
    registrasi:
      registrasi_id === null
        ? null
        : { id: registrasi_id, nomor: no_registration ?? '', unit_usaha: unit_usaha ?? '' },
    pasar: pasar_id === null ? null : { id: pasar_id, nama: pasar ?? '' },
    tindak_lanjut_id: row.tindak_lanjut_id,
    boleh_jadi_kasus:
      row.tindak_lanjut_id === null &&
      row.ditutup === null &&
      hasPermission(actor.role, 'tindak-lanjut.kelola'),
    pesan: pesan.map(({ kantor: _, waktu, ...one }) => ({ ...one, waktu: waktu.toISOString() })),
    ditutup_oleh: row.ditutup_oleh,
    disimpan_sampai: sampaiOf(row),
    disamarkan: row.disamarkan?.toISOString() ?? null,
  }
}

/** Presents a report to its reporter: no internal notes, no staff names, and photo addresses that expire. */
export function presentTiket(
  row: RincianRow,
  pesan: readonly PesanRow[],
  addressOf: (key: string) => string,
): TiketPengaduan {
  return {
    nomor: row.nomor,
    jenis: row.jenis,
    status: row.status,
    dikirim: row.created_at.toISOString(),
    kantor: officeName(row.penanggung, row),
    uraian: row.uraian ?? '',
    nomor_izin: row.nomor_izin,
    pangan: row.pangan,
    pelaku: row.pelaku,
    tempat: row.tempat,
    foto: row.foto.map(addressOf),
    pesan: pesan.flatMap(({ id, jenis, isi, kantor, waktu, foto }) =>
      jenis === 'catatan'
        ? []
        : {
            id,
            dari: jenis === 'pelapor' ? ('pelapor' as const) : ('kantor' as const),
            nama: jenis === 'pelapor' ? 'Anda' : (kantor ?? 'OKKP'),
            isi,
            waktu: waktu.toISOString(),
            foto: foto.map(addressOf),
          },
    ),
    batas_jawab: batasOf(row),
    luaran: row.luaran,
    ditutup: row.ditutup?.toISOString() ?? null,
    disimpan_sampai: sampaiOf(row),
  }
}
