import type { BuktiPeringatan, isianPeringatan } from '@portal/domain/okkp/peringatan/peringatan.contract'
import type { AsalBukti } from '@portal/domain/okkp/peringatan/peringatan.rules'
import type { Answer } from '@portal/domain/platform/contract'
import { fieldError, notFound } from '@portal/domain/platform/errors'
import { formatShortDate } from '@portal/domain/platform/format'
import { type RegionScope, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { nomorKasus } from '#okkp/kasus/kasus.presenter.ts'
import type { Actor } from '#platform/actor.ts'
import type { Executor } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import * as repository from './bukti.repository.ts'

type Dasar = repository.Dasar
type Finder = (db: Executor, scope: RegionScope, id: number) => Promise<Dasar | undefined>

const sumber: Record<AsalBukti, { nama: string; page: string; find: Finder }> = {
  kasus: { nama: 'Kasus', page: '/okkp/admin/tindak-lanjut', find: repository.findDasarKasus },
  uji_lab: { nama: 'Uji laboratorium', page: '/okkp/admin/lab/uji', find: repository.findDasarUji },
  rapid_test: {
    nama: 'Rapid test OKKP',
    page: '/okkp/admin/lab/rapid',
    find: (db, scope, id) => repository.findDasarRapid(db, scope, 'rapid_test', id),
  },
  rapid_pasar: {
    nama: 'Rapid test pasar',
    page: '/pasar/admin/pengujian',
    find: (db, scope, id) => repository.findDasarRapid(db, scope, 'rapid_pasar', id),
  },
  pengaduan: {
    nama: 'Laporan masyarakat',
    page: '/okkp/admin/pengaduan',
    find: repository.findDasarPengaduan,
  },
}

const yakin: Record<repository.Kepastian, { bukti: string; draf: string }> = {
  laboratorium: {
    bukti: 'Sudah dipastikan uji laboratorium.',
    draf: 'Uji laboratorium memastikannya.',
  },
  sanksi: {
    bukti: 'Menurut pengawasan, tanpa uji laboratorium.',
    draf: 'Keterangan ini berasal dari pengawasan, bukan dari uji laboratorium.',
  },
  belum: { bukti: 'Belum dipastikan.', draf: 'Uji laboratorium belum memastikannya.' },
}

function buktiOf(asal: AsalBukti, id: number, dasar: Dasar): BuktiPeringatan {
  const { kasus, temuan, pangan, lokasi, tanggal, kepastian } = dasar
  const { nama, page } = sumber[asal]
  const found = `${temuan} pada ${pangan}, ${lokasi}${tanggal ? `, ${formatShortDate(tanggal)}` : ''}.`
  const uji = (kasus?.uji ?? []).map(
    ({ kode_sampel, status }) => `${kode_sampel}: ${status ?? 'belum ada putusan'}`,
  )
  const tests = uji.length > 0 ? ` Uji laboratorium: ${uji.join(', ')}.` : ''
  return {
    ...{ asal, id, tanggal },
    judul: kasus ? `${nama} ${nomorKasus(kasus)}` : nama,
    keterangan: `${found}${tests} ${yakin[kepastian].bukti}`,
    tautan: `${page}/${id}`,
  }
}

/** Returns the evidence that a new warning cites, in words that stay with it. */
export async function findBukti(
  db: Executor,
  actor: Actor,
  { asal, id }: { asal: AsalBukti; id: number },
): Promise<{ bukti: BuktiPeringatan; dasar: Dasar } | undefined> {
  const dasar = await sumber[asal].find(db, scopeOf(actor), id)
  return dasar && { dasar, bukti: buktiOf(asal, id, dasar) }
}

export async function getBukti(db: Executor, actor: Actor, named: { asal: AsalBukti; id: number }) {
  const found = await findBukti(db, actor, named)
  if (!found) throw fieldError('bukti', 'Bukti ini tidak ditemukan di wilayah Anda.')
  return found.bukti
}

type Isian = Extract<Answer<typeof isianPeringatan>, { data: unknown }>['data']

/** Returns a draft from the evidence. The author completes it before it is stored. */
export async function readIsian(
  { db }: Platform,
  actor: Actor,
  named: { asal: AsalBukti; id: number },
): Promise<Isian> {
  const found = await findBukti(db, actor, named)
  if (!found) throw notFound('Bukti')
  const { bukti, dasar } = found
  const { temuan, pangan, lokasi, tanggal, kepastian, no_registrasi, provinsi_id } = dasar
  const day = tanggal ? ` pada ${formatShortDate(tanggal)}` : ''
  // A sanction is no substance that one finds in food.
  const judul =
    kepastian === 'sanksi' ? `${pangan} dari usaha yang dikenai sanksi` : `${temuan} ditemukan pada ${pangan}`
  const what =
    kepastian === 'sanksi'
      ? `${lokasi} dikenai sanksi${day} untuk ${pangan} (${temuan}).`
      : `${temuan} ditemukan pada ${pangan} dari ${lokasi}${day}.`
  return {
    bukti,
    isian: {
      jenis: kepastian !== 'belum' && no_registrasi !== null ? 'penarikan' : 'peringatan',
      judul: judul.slice(0, 150),
      pangan: pangan.slice(0, 200),
      isi: `${what} ${yakin[kepastian].draf}`,
      saran:
        'Jangan mengonsumsi atau menjual pangan ini. Bila terlanjur membelinya, simpan kemasannya dan laporkan.',
      bets: null,
      nomor_izin: no_registrasi,
      provinsi_id,
    },
  }
}
