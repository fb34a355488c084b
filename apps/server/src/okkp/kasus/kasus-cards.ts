import type { KartuBeranda } from '@portal/domain/akun/catatan/catatan.contract'
import { segar } from '@portal/domain/okkp/kasus/kasus.rules'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta, formatNumber } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { CardProvider } from '#akun/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { FilterOf } from '#platform/list/list.ts'
import type { Platform } from '#platform/platform.ts'
import { kasusList } from './kasus.repository.ts'
import { permintaanList } from './permintaan.repository.ts'
import { countTmsTanpaKasus } from './tms-tanpa-kasus.repository.ts'

const base = '/okkp/admin/tindak-lanjut'
/** Upper bound of the number on a card. A larger number would tell the reader nothing more. */
const mostOnCard = 100_000
const layanan = 'OKKP' as const

async function officeCards({ db }: Platform, actor: Actor, today: string): Promise<KartuBeranda[]> {
  const scope = scopeOf(actor)
  const count = async (filter: FilterOf<typeof kasusList>) =>
    (await kasusList.countUpTo(db, { scope, today }, filter, mostOnCard)).total
  const [turn, late, proposed, repeated, missing, alone] = await Promise.all([
    count({ giliran: 'saya' }),
    count({ status: 'terlambat' }),
    count({ menunggu: 'orang_kedua' }),
    count({ berulang: 'ya' }),
    countTmsTanpaKasus(db, scope, addDays(today, -segar)),
    scope.jenis === 'semua' ? count({ menunggu: 'kantor' }) : undefined,
  ])
  const waiting = proposed > 0 ? ` ${formatNumber(proposed)} usulan menunggu orang kedua.` : ''
  return [
    {
      layanan,
      judul: 'Kasus menunggu kantor Anda',
      keterangan: `Kasus yang langkah berikutnya ada pada kantor Anda.${waiting}`,
      jumlah: turn,
      tautan: `${base}?giliran=saya`,
      perhatian: turn > 0,
      giliran_saya: true,
    },
    {
      layanan,
      judul: 'Langkah kasus terlambat',
      keterangan: 'Kasus di wilayah Anda yang lewat batas waktunya.',
      jumlah: late,
      tautan: `${base}?status=terlambat`,
      perhatian: late > 0,
    },
    {
      layanan,
      judul: 'TMS tanpa kasus',
      keterangan: `Uji laboratorium TMS ${segar} hari terakhir yang belum punya kasus. Seharusnya nol.`,
      jumlah: missing,
      tautan: base,
      perhatian: missing > 0,
      tetap: true,
    },
    {
      layanan,
      judul: 'Temuan berulang',
      keterangan: 'Kasus terbuka pada usaha, pemasok, atau pasar yang punya kasus lain dalam setahun.',
      jumlah: repeated,
      tautan: `${base}?berulang=ya`,
      perhatian: repeated > 0,
    },
    ...(alone === undefined
      ? []
      : [
          {
            layanan,
            judul: 'Kasus tanpa pemegang di wilayahnya',
            keterangan: 'Tidak ada akun kantor kabupaten/kota atau provinsi, jadi menunggu pusat.',
            jumlah: alone,
            tautan: `${base}?menunggu=kantor`,
            perhatian: alone > 0,
          },
        ]),
  ]
}

async function laboratoryCards({ db }: Platform, actor: Actor): Promise<KartuBeranda[]> {
  const { total } = await permintaanList.countUpTo(db, scopeOf(actor), { keadaan: 'terbuka' }, mostOnCard)
  return [
    {
      layanan,
      judul: 'Permintaan uji',
      keterangan: 'Uji konfirmasi yang diminta kepada laboratorium Anda: terima, tolak, atau catat hasilnya.',
      jumlah: total,
      tautan: `${base}?giliran=saya`,
      perhatian: total > 0,
      giliran_saya: true,
    },
  ]
}

/** Cards with the cases that wait for an office, and with what is asked of a laboratory. */
export function kasusCards(platform: Platform): CardProvider {
  return async (actor): Promise<KartuBeranda[]> => {
    if (!hasPermission(actor.role, 'tindak-lanjut.lihat')) return []
    if (hasPermission(actor.role, 'tindak-lanjut.kelola'))
      return officeCards(platform, actor, dayInJakarta(platform.clock()))
    return hasPermission(actor.role, 'uji-lab.kelola') ? laboratoryCards(platform, actor) : []
  }
}
